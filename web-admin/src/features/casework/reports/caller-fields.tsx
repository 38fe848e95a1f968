import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { reportFields } from '@portal/core/reports/rules'
import { findPeople } from '@portal/openapi/admin-client/people-search'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Combobox } from '@portal/web-ui/combobox'
import { EmailInput } from '@portal/web-ui/email-input'
import { Stack } from '@portal/web-ui/layout'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import { enterHref, type EnterSearch } from './enter-search.ts'
import styles from './enter.module.css'
import { type Caller, callerQuery, callersQuery, nameOf } from './queries.ts'

interface CallerFieldsProps {
  search: EnterSearch
  form: FormUse
  /** The form around the fields: the search without JavaScript is a form of its own above it. */
  children: (fields: ReactNode) => ReactNode
}

/** An account, or a name with contact. */
export function CallerFields(props: CallerFieldsProps) {
  const { person } = props.search
  return person === null ? <Choice {...props} first={null} /> : <Named {...props} id={person} />
}

function Named({ id, ...props }: CallerFieldsProps & { id: string }) {
  const { data } = useSuspenseQuery(callerQuery(id))
  return <Choice {...props} first={data} />
}

function Choice({ search, form, children, first }: CallerFieldsProps & { first: Caller | null }) {
  const { t } = useTexts()
  const [caller, setCaller] = useState(first)
  return (
    <>
      <noscript>
        <FindByPage search={search} />
      </noscript>
      {children(
        <Card title={t('Call.Caller')}>
          <Stack>
            {caller ? (
              <Chosen caller={caller} onOther={() => setCaller(null)} />
            ) : (
              <>
                <Find onFound={setCaller} />
                <Unknown form={form} />
              </>
            )}
            <PhoneInput
              {...form.field('phone', caller?.PhoneNumber ?? '')}
              key={caller?.Id}
              optional
              hint={t('Call.PhoneHint')}
              maxLength={reportFields.contactPhone.maxLength}
              autoComplete="off"
            />
          </Stack>
        </Card>,
      )}
    </>
  )
}

function Chosen({ caller, onOther }: { caller: Caller; onOther: () => void }) {
  const { t } = useTexts()
  return (
    <div className={styles.chosen}>
      <input type="hidden" name="userId" value={caller.Id} />
      <p>
        <strong>{t('Call.Chosen', { name: nameOf(caller) })}</strong>
        <br />
        {caller.Email}
      </p>
      <Button look="quiet" size="small" onClick={onOther}>
        {t('Call.SomeoneElse')}
      </Button>
    </div>
  )
}

const shortestSearch = 2

/** While one types. */
function Find({ onFound }: { onFound: (caller: Caller) => void }) {
  const { t } = useTexts()
  const { call } = useApp()
  const queryClient = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Combobox
      name="find"
      label={t('Call.Find')}
      hint={t('Call.FindHint')}
      optional
      minCharacters={shortestSearch}
      find={async (term, signal) => {
        const { people } = await call(findPeople, { body: { text: term }, signal })
        return people
          .filter(({ kind }) => kind === 'person')
          .slice(0, 8)
          .map(({ id, name, email, phone, address }) => ({
            value: id,
            label: [...new Set([name, email, phone, address])].filter(Boolean).join(', '),
          }))
      }}
      onChoose={({ value }) => {
        void queryClient.query(callerQuery(value)).then(onFound, () => setFailed(true))
      }}
      none={t('Call.NoneFound')}
      failure={t('Util.ErrorTryAgainLater')}
      error={hasFailed ? t('Util.ErrorTryAgainLater') : undefined}
    />
  )
}

/** Without JavaScript: a search of its own, before anything else is typed. */
function FindByPage({ search }: { search: EnterSearch }) {
  const { t } = useTexts()
  return (
    <search>
      <form action="/requests/new">
        <input type="hidden" name="category" value={search.category ?? ''} />
        <label>
          {t('Call.Find')} <input name="term" type="search" defaultValue={search.term} />
        </label>{' '}
        <button type="submit">{t('Call.Search')}</button>
      </form>
      {search.term !== '' && <FoundByPage search={search} />}
    </search>
  )
}

function FoundByPage({ search }: { search: EnterSearch }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(callersQuery(search.term))
  if (data.data.length === 0) return <p>{t('Call.NoneFound')}</p>
  return (
    <ul aria-label={t('Call.Found')}>
      {data.data.map((caller) => (
        <li key={caller.Id}>
          <a href={enterHref({ category: search.category, person: caller.Id })}>
            {nameOf(caller)}, {caller.Email}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A caller without an account. */
function Unknown({ form }: { form: FormUse }) {
  const { t } = useTexts()
  return (
    <>
      <p className={styles.soft}>{t('Call.NoAccount')}</p>
      <TextInput
        {...form.field('name')}
        maxLength={reportFields.contactName.maxLength}
        autoComplete="off"
      />
      <EmailInput {...form.field('email')} optional autoComplete="off" />
      <RadioGroup
        {...form.field('language', 'en')}
        defaultValue={form.typed?.text('language') === 'es' ? 'es' : 'en'}
        options={[
          { value: 'en', label: t('Desk.Language_en') },
          { value: 'es', label: t('Desk.Language_es') },
        ]}
      />
    </>
  )
}

import { useSuspenseQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RecordType } from '@portal/core/requests/rules'
import { listFields } from '@portal/openapi/admin-client/public-fields'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldGroup } from '@portal/web-ui/field'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { OpenPanel } from '../../../parts/open-panel.tsx'
import { publicFieldsForm } from './public-fields-form.ts'
import { backToFields } from './public-fields-search.ts'
import styles from './public-fields.module.css'
import { publicFieldsQuery } from './queries.ts'

/** Forms named per field; the rest is counted. */
const maxNamed = 3

function usedIn(t: Translate, forms: readonly string[]): string {
  const names = forms.slice(0, maxNamed).join(', ')
  const more = forms.length - maxNamed
  return more > 0
    ? t('PublicFields.UsedInMore', { names, count: more })
    : t('PublicFields.UsedIn', { names })
}

/** Without accents and capitals, for comparison. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every field with a checkbox, and a filter (spec, admin section 2.11). */
export function ChooseFields({ object, name }: { object: RecordType; name: string }) {
  const { t } = useTexts()
  const form = useAppForm(publicFieldsForm)
  const [{ data: fields }, { data: shown }] = useSuspenseQueries({
    queries: [query(listFields, { path: { id: object } }), publicFieldsQuery(object)],
  })
  const [term, setTerm] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const ticked = form.typed?.texts('fields') ?? shown
  const isListed = ({ value, label, usedIn }: (typeof fields)[number]) =>
    plain([value, label, ...usedIn].join(' ')).includes(plain(term.trim()))
  const count = fields.filter(isListed).length
  // Uncontrolled, so that boxes work before hydration.
  const tick = (isChecked: boolean) => {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>(
      ':scope > div:not([hidden]) input',
    ) ?? []) {
      box.checked = isChecked
    }
  }
  return (
    <OpenPanel back={backToFields} size="wide" title={t('PublicFields.EditTitle', { type: name })}>
      <Form of={form} look="wide">
        <p>{t('PublicFields.EditLead')}</p>
        <input type="hidden" name="object" value={object} />
        <div className={styles.filter}>
          <TextInput
            name="filter"
            type="search"
            label={t('PublicFields.Filter')}
            autoComplete="off"
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter must not submit the form around the filter.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <Row>
            <Button look="quiet" size="small" onClick={() => tick(true)}>
              {t('PublicFields.TickShown')}
            </Button>
            <Button look="quiet" size="small" onClick={() => tick(false)}>
              {t('PublicFields.UntickShown')}
            </Button>
            <Status>
              {count === 0
                ? t('PublicFields.NoneFound', { term })
                : t('PublicFields.Found', { count })}
            </Status>
          </Row>
        </div>
        <FieldGroup name="fields" label={t('PublicFields.fields')} error={form.errorOf('fields')}>
          <div ref={list} className={styles.fields}>
            {fields.map((field) => (
              <div key={field.value} hidden={!isListed(field)}>
                <Checkbox
                  name="fields"
                  value={field.value}
                  label={field.label}
                  defaultChecked={ticked.includes(field.value)}
                  hint={
                    <>
                      <code>{field.value}</code>
                      {field.usedIn.length > 0 && ` · ${usedIn(t, field.usedIn)}`}
                    </>
                  }
                />
              </div>
            ))}
          </div>
        </FieldGroup>
        <div className={styles.submit}>
          <Submit of={form} label="PublicFields.Save" busyLabel="PublicFields.Saving" />
        </div>
      </Form>
    </OpenPanel>
  )
}

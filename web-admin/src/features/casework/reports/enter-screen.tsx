import { useState } from 'react'
import {
  type ReportCategory,
  categoryFacts,
  reportCategoryNames,
} from '@portal/core/report-categories/rules'
import { askedFields, reportFields } from '@portal/core/reports/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { Screen } from '../../../parts/screen.tsx'
import { AddressField } from '../case-queue/address-field.tsx'
import { categoryKey } from '../case-queue/names.ts'
import { CallerFields } from './caller-fields.tsx'
import { detailsIn, enterForm, yesNo } from './enter-form.ts'
import { enterHref, type EnterSearch } from './enter-search.ts'
import styles from './enter.module.css'

/** Staff enter a request for a caller: first what it is about, then who calls and what happened. */
export function EnterScreen({ search }: { search: EnterSearch }) {
  const { t } = useTexts()
  const { category } = search
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Call.Title')}</PageTitle>
          <p>{t('Call.Lead')}</p>
        </Stack>
        {category === null ? (
          <Categories search={search} />
        ) : (
          <Entry key={category} search={search} category={category} />
        )}
      </Stack>
    </Screen>
  )
}

function Categories({ search }: { search: EnterSearch }) {
  const { t } = useTexts()
  return (
    <nav aria-labelledby="what">
      <h2 id="what">{t('Call.What')}</h2>
      <ul className={styles.categories}>
        {reportCategoryNames.map((category) => (
          <li key={category}>
            <a href={enterHref({ ...search, category })}>{t(categoryKey(category))}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ search, category }: { search: EnterSearch; category: ReportCategory }) {
  const { t } = useTexts()
  const form = useAppForm(enterForm)
  const { place, asksRating } = categoryFacts(category)
  return (
    <div className={styles.entry}>
      <p>
        <strong>{t(categoryKey(category))}</strong>{' '}
        <a href={enterHref({ ...search, category: null })}>{t('Call.OtherCategory')}</a>
      </p>
      <CallerFields search={search} form={form}>
        {(caller) => (
          <Form of={form}>
            <input type="hidden" name="category" value={category} />
            {caller}
            <Card title={t('Call.Problem')}>
              <Stack>
                {place !== 'none' && (
                  <AddressField {...form.field('address')} optional={place === 'optional'} />
                )}
                <Questions category={category} form={form} />
                {asksRating && <Rating form={form} />}
                <TextArea
                  {...form.field('description')}
                  rows={4}
                  maxLength={reportFields.description.maxLength}
                />
              </Stack>
            </Card>
            <Submit of={form} label="Call.Submit" />
          </Form>
        )}
      </CallerFields>
    </div>
  )
}

function Rating({ form }: { form: FormUse }) {
  const { defaultValue, ...parts } = form.field('rating')
  return (
    <RadioGroup
      {...parts}
      {...(defaultValue !== undefined && { defaultValue })}
      options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
    />
  )
}

/** Longer lists become a select. */
const maxSeen = 4

/** The category's questions; answers decide what else is asked. */
function Questions({ category, form }: { category: ReportCategory; form: FormUse }) {
  const { t } = useTexts()
  const [details, setDetails] = useState(() => (form.typed ? detailsIn(category, form.typed) : {}))
  const questions = askedFields(category, details)
  if (questions.length === 0) return null
  return (
    <div
      className={styles.questions}
      onChange={({ currentTarget }) => {
        const owner = currentTarget.closest('form')
        if (owner) setDetails(detailsIn(category, fieldsIn(owner)))
      }}
    >
      {questions.map((field) => {
        const options =
          field.kind === 'yes-no'
            ? [
                { value: yesNo.yes, label: t('Util.Yes') },
                { value: yesNo.no, label: t('Util.No') },
              ]
            : Object.entries(field.choices).map(([value, text]) => ({ value, label: t(text) }))
        const { defaultValue, ...parts } = form.field(field.name)
        const chosen = defaultValue === undefined ? {} : { defaultValue }
        return options.length <= maxSeen ? (
          <RadioGroup key={field.name} {...parts} {...chosen} options={options} />
        ) : (
          <Select
            key={field.name}
            {...parts}
            {...chosen}
            options={options}
            placeholder={t('Desk.Choose')}
          />
        )
      })}
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askedPages, type FormAnswers } from '@portal/core/forms/rules'
import { languageOptions } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { FeePreview } from './fee-preview.tsx'
import { FieldPreview, type Shown } from './field-preview.tsx'
import { fieldsWithin } from './fields-within.ts'
import { formPreviewHref, type FormPreviewSearch } from './form-search.ts'
import styles from './forms.module.css'
import { conditionText, previewAnswers } from './preview-rules.ts'
import { formPreviewQuery, processesQuery } from './queries.ts'

/** All pages of a form with their rules; sends nothing. */
export function FormPreviewScreen({ bpid, search }: { bpid: string; search: FormPreviewSearch }) {
  const { language } = useTexts()
  const { data: form } = useSuspenseQuery(formPreviewQuery(bpid, search.version))
  return (
    <Screen>
      <Stack>
        <PageTitle>{form.name}</PageTitle>
        <Choices bpid={bpid} search={search} version={form.version} />
        <Preview
          key={`${form.version} ${search.in}`}
          definition={form.definition}
          shownIn={search.in ?? language}
        />
      </Stack>
    </Screen>
  )
}

function Choices({
  bpid,
  search,
  version: shown,
}: {
  bpid: string
  search: FormPreviewSearch
  version: number
}) {
  const { t, format, language } = useTexts()
  const { data: processes } = useSuspenseQuery(processesQuery())
  const versions = processes.find(({ id }) => id === bpid)?.versions ?? []
  return (
    <div className={styles.bar}>
      <nav className={styles.choices} aria-label={t('FormPreview.Language')}>
        <span className={styles.soft}>{t('FormPreview.Language')}</span>
        {languageOptions.map(({ i18nCode, nativeName }) => (
          <a
            key={i18nCode}
            lang={i18nCode}
            href={formPreviewHref(bpid, { ...search, in: i18nCode })}
            aria-current={i18nCode === (search.in ?? language) ? 'true' : undefined}
          >
            {nativeName}
          </a>
        ))}
      </nav>
      <nav className={styles.choices} aria-label={t('FormPreview.Versions')}>
        {versions.map(({ version, createdAt }) => (
          <a
            key={version}
            href={formPreviewHref(bpid, { ...search, version })}
            aria-current={version === shown ? 'true' : undefined}
          >
            {t('FormPreview.VersionOf', { version, date: format.date(createdAt) })}
          </a>
        ))}
      </nav>
    </div>
  )
}

function Preview({ definition, shownIn }: Shown) {
  const { t } = useTexts()
  const [answers, setAnswers] = useState<FormAnswers>({})
  const asked = askedPages(definition, answers)
  const { pages, thanks } = definition

  return (
    <div className={styles.form}>
      {/* Not a form: it is never sent. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as the pages are
        role="group"
        className={styles.pages}
        aria-label={t('FormPreview.Title')}
        onInput={({ currentTarget }) =>
          setAnswers(previewAnswers(definition, fieldsWithin(currentTarget)))
        }
      >
        <p>{t('FormPreview.TryIt')}</p>
        {pages.map((page, at) => {
          const here = asked.find((one) => one.at === at)
          return (
            <Card
              key={page.title.en}
              title={<span lang={shownIn}>{page.title[shownIn]}</span>}
              aside={
                <span className={styles.soft}>
                  {t('FormPreview.PageOf', { page: at + 1, of: pages.length })}
                </span>
              }
            >
              {page.when && (
                <p className={styles.rule}>
                  {conditionText(definition, page.when, { t, shownIn })}
                  {!here && ` (${t('FormPreview.NotAsked')})`}
                </p>
              )}
              {page.fields.map((field) => (
                <FieldPreview
                  key={field.name}
                  field={field}
                  definition={definition}
                  shownIn={shownIn}
                  isAsked={here?.fields.includes(field) ?? false}
                />
              ))}
            </Card>
          )
        })}
      </div>
      <div className={styles.side}>
        <FeePreview definition={definition} shownIn={shownIn} answers={answers} />
        <Card title={t('FormPreview.Thanks')}>
          <p lang={shownIn}>{thanks[shownIn]}</p>
        </Card>
      </div>
    </div>
  )
}

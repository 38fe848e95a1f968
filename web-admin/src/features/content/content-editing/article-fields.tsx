import { articleLimits, chatAnswer } from '@portal/core/knowledge/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldSet } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { partFields } from './article-kit.ts'
import styles from './content.module.css'
import { Pair, useInLanguage } from './pair.tsx'
import { RelatedServices } from './related-services.tsx'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

/** The names of its parts, in order. */
const namesIn = (values: Props['values']): readonly string[] =>
  Object.entries(values).flatMap(([field, name]) =>
    /^layoutItems\.\d+\.name$/.test(field) ? [name] : [],
  )

/** A name that none of the parts has. */
const freeName = (names: readonly string[]): string => {
  let number = names.length + 1
  while (names.includes(`Part_${number}`)) number += 1
  return `Part_${number}`
}

export function ArticleFields({ form, values }: Props) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const names = namesIn(values)
  const all = names.length < articleLimits.parts ? [...names, freeName(names)] : names
  return (
    <>
      <Pair>
        <TextInput
          {...form.field('title', values['title'])}
          label={english(t('Content.title'))}
          hint={t('Content.titleHint')}
          maxLength={articleLimits.title}
          autoComplete="off"
          lang="en"
          required
        />
        <TextInput
          {...form.field('titleEs', values['titleEs'])}
          label={spanish(t('Content.title'))}
          hint={values['titleEs'] ? undefined : t('Content.SpanishHint')}
          maxLength={articleLimits.title}
          autoComplete="off"
          lang="es"
        />
      </Pair>
      <Pair>
        <TextArea
          {...form.field('summary', values['summary'])}
          label={english(t('Content.summary'))}
          hint={t('Content.summaryHint')}
          maxLength={articleLimits.summary}
          rows={3}
          lang="en"
          required
        />
        <TextArea
          {...form.field('summaryEs', values['summaryEs'])}
          label={spanish(t('Content.summary'))}
          maxLength={articleLimits.summary}
          rows={3}
          lang="es"
        />
      </Pair>
      {all.map((name, n) =>
        n < names.length ? (
          <FieldSet key={name} look="panel" legend={t('Content.Part', { number: n + 1 })}>
            <Part form={form} values={values} name={name} n={n} />
            {names.length > 1 && (
              <Select
                // oxlint-disable-next-line react/no-array-index-key -- after a move it says the new place
                key={n}
                {...form.field(partFields(n).place, String(n + 1))}
                label={t('Content.Place')}
                options={names.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
              />
            )}
            <Checkbox {...form.box(partFields(n).removed, false)} label={t('Content.RemovePart')} />
          </FieldSet>
        ) : (
          <details key={name} className={styles.more} open={names.length === 0}>
            <summary>{t('Content.NewPart')}</summary>
            <FieldSet look="panel" legend={t('Content.Part', { number: n + 1 })}>
              <Part form={form} values={values} name={name} n={n} />
            </FieldSet>
          </details>
        ),
      )}
      <RelatedServices form={form} values={values} />
    </>
  )
}

function Part({ form, values, name, n }: Props & { name: string; n: number }) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const of = partFields(n)
  const heading = { maxLength: articleLimits.label, autoComplete: 'off' } as const
  const text = { maxLength: articleLimits.value, rows: 8 } as const
  return (
    <>
      <input type="hidden" name={of.name} value={name} />
      {name === chatAnswer && <p className={styles.soft}>{t('Content.ChatPart')}</p>}
      <Pair>
        <TextInput
          {...form.field(of.label, values[of.label])}
          {...heading}
          label={english(t('Content.label'))}
          lang="en"
        />
        <TextInput
          {...form.field(of.labelEs, values[of.labelEs])}
          {...heading}
          label={spanish(t('Content.label'))}
          lang="es"
        />
      </Pair>
      <Pair>
        <RichTextField
          {...form.field(of.value, values[of.value] ?? '')}
          {...text}
          label={english(t('Content.value'))}
          lang="en"
        />
        <RichTextField
          {...form.field(of.valueEs, values[of.valueEs] ?? '')}
          {...text}
          label={spanish(t('Content.value'))}
          lang="es"
        />
      </Pair>
    </>
  )
}

import { boardTextLimits } from '@portal/core/boards/rules'
import { FieldSet } from '@portal/web-ui/field-set'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { boardLabels, linkFields } from './board-kit.ts'
import styles from './content.module.css'
import { Pair, useInLanguage } from './pair.tsx'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

const line = { maxLength: boardTextLimits.line, autoComplete: 'off', optional: true } as const

export function BoardFields({ form, values }: Props) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const overview = { maxLength: boardTextLimits.overview, rows: 8 } as const
  const name = { maxLength: boardTextLimits.name, autoComplete: 'off' } as const
  return (
    <>
      <Pair>
        <TextInput
          {...form.field('name', values['name'])}
          {...name}
          label={english(t(boardLabels.name))}
          lang="en"
          required
        />
        <TextInput
          {...form.field('nameEs', values['nameEs'])}
          {...name}
          label={spanish(t(boardLabels.name))}
          hint={values['nameEs'] ? undefined : t('Content.SpanishHint')}
          lang="es"
        />
      </Pair>
      <Pair>
        <RichTextField
          {...form.field('overview', values['overview'] ?? '')}
          {...overview}
          label={english(t(boardLabels.overview))}
          lang="en"
        />
        <RichTextField
          {...form.field('overviewEs', values['overviewEs'] ?? '')}
          {...overview}
          label={spanish(t(boardLabels.overview))}
          lang="es"
        />
      </Pair>
      <Powers form={form} values={values} />
      <LinePair form={form} values={values} field="termLength" />
      <LinePair form={form} values={values} field="termLimit" />
      <LinePair form={form} values={values} field="meetingDay" />
      <Lines form={form} values={values} fields={['meetingTime', 'meetingLocation']} />
      <FieldSet legend={t('Boards.Liaison')}>
        <Lines
          form={form}
          values={values}
          fields={['staffLiaisonName', 'staffLiaisonEmail', 'staffLiaisonPhone']}
        />
      </FieldSet>
      <Links form={form} values={values} />
    </>
  )
}

function Powers({ form, values }: Props) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const field = (name: 'powers' | 'powersEs') => ({
    ...form.field(name, values[name]),
    maxLength: boardTextLimits.power * boardTextLimits.powers,
    rows: 5,
    optional: true,
  })
  return (
    <Pair>
      <TextArea
        {...field('powers')}
        label={english(t(boardLabels.powers))}
        hint={t('Content.powersHint')}
        lang="en"
      />
      <TextArea {...field('powersEs')} label={spanish(t(boardLabels.powers))} lang="es" />
    </Pair>
  )
}

function LinePair({
  form,
  values,
  field,
}: Props & { field: 'termLength' | 'termLimit' | 'meetingDay' }) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const name = `${field}Es`
  return (
    <Pair>
      <TextInput
        {...form.field(field, values[field])}
        {...line}
        label={english(t(boardLabels[field]))}
        lang="en"
      />
      <TextInput
        {...form.field(name, values[name])}
        {...line}
        label={spanish(t(boardLabels[field]))}
        lang="es"
      />
    </Pair>
  )
}

/** What is the same in both languages. */
function Lines({
  form,
  values,
  fields,
}: Props & { fields: readonly (keyof typeof boardLabels)[] }) {
  const { t } = useTexts()
  return (
    <Pair>
      {fields.map((field) => (
        <TextInput
          key={field}
          {...form.field(field, values[field])}
          {...line}
          label={t(boardLabels[field])}
        />
      ))}
    </Pair>
  )
}

function Links({ form, values }: Props) {
  const { t } = useTexts()
  const used = Array.from({ length: boardTextLimits.links }, (_, n) => n).filter(
    (n) => values[linkFields(n).url] !== undefined,
  )
  const free = used.length < boardTextLimits.links ? used.length : null
  return (
    <>
      {used.map((n) => (
        <LinkPair key={n} form={form} values={values} n={n} />
      ))}
      {free !== null && (
        <details className={styles.more}>
          <summary>{t('Content.NewLink')}</summary>
          <LinkPair form={form} values={values} n={free} />
        </details>
      )}
    </>
  )
}

function LinkPair({ form, values, n }: Props & { n: number }) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const of = linkFields(n)
  return (
    <FieldSet look="panel" legend={t('Content.Link', { number: n + 1 })}>
      <Pair>
        <TextInput
          {...form.field(of.label, values[of.label])}
          {...line}
          label={english(t('Content.linkLabel'))}
          lang="en"
        />
        <TextInput
          {...form.field(of.labelEs, values[of.labelEs])}
          {...line}
          label={spanish(t('Content.linkLabel'))}
          lang="es"
        />
      </Pair>
      <TextInput
        {...form.field(of.url, values[of.url])}
        label={t('Content.linkUrl')}
        hint={t('Content.linkHint')}
        maxLength={boardTextLimits.url}
        autoComplete="off"
        optional
      />
    </FieldSet>
  )
}

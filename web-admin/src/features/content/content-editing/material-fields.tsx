import { materialLimits, materialStreams } from '@portal/core/materials/rules'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { Pair, useInLanguage } from './pair.tsx'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

export function MaterialFields({ form, values }: Props) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  return (
    <>
      <Pair>
        <TextInput
          {...form.field('name', values['name'])}
          label={english(t('Content.name'))}
          maxLength={materialLimits.name}
          autoComplete="off"
          lang="en"
          required
        />
        <TextInput
          {...form.field('nameEs', values['nameEs'])}
          label={spanish(t('Content.name'))}
          hint={values['nameEs'] ? undefined : t('Content.SpanishHint')}
          maxLength={materialLimits.name}
          autoComplete="off"
          lang="es"
        />
      </Pair>
      <Pair>
        <TextInput
          {...form.field('words', values['words'])}
          label={english(t('Content.words'))}
          hint={t('Content.wordsHint')}
          maxLength={materialLimits.words}
          autoComplete="off"
          lang="en"
        />
        <TextInput
          {...form.field('wordsEs', values['wordsEs'])}
          label={spanish(t('Content.words'))}
          maxLength={materialLimits.words}
          autoComplete="off"
          lang="es"
        />
      </Pair>
      <Select
        {...form.field('stream', values['stream'] ?? 'garbage')}
        label={t('Content.stream')}
        options={materialStreams.map((stream) => ({
          value: stream,
          label: t(`Materials.Stream_${stream}`),
        }))}
      />
      <Pair>
        <TextArea
          {...form.field('advice', values['advice'])}
          label={english(t('Content.advice'))}
          maxLength={materialLimits.advice}
          rows={4}
          lang="en"
          required
        />
        <TextArea
          {...form.field('adviceEs', values['adviceEs'])}
          label={spanish(t('Content.advice'))}
          maxLength={materialLimits.advice}
          rows={4}
          lang="es"
        />
      </Pair>
      <Pair>
        <TextInput
          {...form.field('bringTo', values['bringTo'])}
          label={english(t('Content.bringTo'))}
          hint={t('Content.bringToHint')}
          maxLength={materialLimits.bringTo}
          autoComplete="off"
          lang="en"
        />
        <TextInput
          {...form.field('bringToEs', values['bringToEs'])}
          label={spanish(t('Content.bringTo'))}
          maxLength={materialLimits.bringTo}
          autoComplete="off"
          lang="es"
        />
      </Pair>
    </>
  )
}

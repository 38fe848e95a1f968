import { newsLimits } from '@portal/core/news/rules'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { Pair, useInLanguage } from './pair.tsx'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

export function NewsFields({ form, values }: Props) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const info = { maxLength: newsLimits.info, rows: 8 } as const
  return (
    <>
      <Pair>
        <TextArea
          {...form.field('update', values['update'])}
          label={english(t('Content.update'))}
          maxLength={newsLimits.update}
          rows={2}
          lang="en"
          required
        />
        <TextArea
          {...form.field('updateEs', values['updateEs'])}
          label={spanish(t('Content.update'))}
          hint={values['updateEs'] ? undefined : t('Content.SpanishHint')}
          maxLength={newsLimits.update}
          rows={2}
          lang="es"
        />
      </Pair>
      <Pair>
        <TextInput
          {...form.field('category', values['category'])}
          label={english(t('Content.category'))}
          hint={t('Content.categoryHint')}
          maxLength={newsLimits.category}
          autoComplete="off"
          lang="en"
          required
        />
        <TextInput
          {...form.field('categoryEs', values['categoryEs'])}
          label={spanish(t('Content.category'))}
          maxLength={newsLimits.category}
          autoComplete="off"
          lang="es"
        />
      </Pair>
      <Pair>
        <RichTextField
          {...form.field('additionalInfo', values['additionalInfo'] ?? '')}
          {...info}
          label={english(t('Content.additionalInfo'))}
          lang="en"
        />
        <RichTextField
          {...form.field('additionalInfoEs', values['additionalInfoEs'] ?? '')}
          {...info}
          label={spanish(t('Content.additionalInfo'))}
          lang="es"
        />
      </Pair>
      <Pair>
        <TextInput
          {...form.field('showOn', values['showOn'])}
          label={t('Content.showOn')}
          hint={t('Content.showOnHint')}
          type="date"
          required
        />
      </Pair>
    </>
  )
}

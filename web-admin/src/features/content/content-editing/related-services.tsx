import { useSuspenseQuery } from '@tanstack/react-query'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { relatedFields } from './article-kit.ts'
import styles from './content.module.css'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

/** Up to five services that residents can start from the article, the same in both languages. */
export function RelatedServices({ form, values }: Props) {
  const { t, language } = useTexts()
  const { data: services } = useSuspenseQuery(catalogueQuery())
  const offered = services
    .filter(({ Published, Deleted }) => Published && !Deleted)
    .map(({ Id, Item, ItemEs }) => ({
      value: Id,
      label: language === 'es' ? ItemEs || Item : Item,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return (
    <FieldSet look="panel" legend={t('Content.Related')}>
      <p className={styles.soft}>{t('Content.RelatedHint')}</p>
      <Beside>
        {relatedFields.map((field, n) => {
          const id = values[field] ?? ''
          const isGone = id !== '' && !offered.some(({ value }) => value === id)
          return (
            <Select
              key={field}
              {...form.field(field, id)}
              label={t('Content.RelatedNumber', { number: n + 1 })}
              placeholder="–"
              options={
                isGone ? [{ value: id, label: t('Content.RelatedGone') }, ...offered] : offered
              }
            />
          )
        })}
      </Beside>
    </FieldSet>
  )
}

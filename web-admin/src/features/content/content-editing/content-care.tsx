import type { ContentKindName } from '@portal/core/content-editing/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { contentCareForm } from './content-forms.ts'
import type { ContentItem } from './queries.ts'
import { SeenFields } from './seen-fields.tsx'

/** In months. */
const intervals = [1, 3, 6, 12, 24, 36]

interface Props {
  kind: ContentKindName
  item: ContentItem
  mayEdit: boolean
}

/** Who looks after it, when it was last checked, and when it must be checked again. */
export function ContentCare({ kind, item, mayEdit }: Props) {
  const { t, format } = useTexts()
  const form = useAppForm(contentCareForm)
  const { checkedAt, checkEveryMonths, ownerId, reviewOn, revision, staff } = item
  const months = [...new Set([...intervals, checkEveryMonths])].toSorted((a, b) => a - b)
  const next = reviewOn ? format.date(reviewOn) : '–'
  return (
    <Card title={t('Content.Care')}>
      <p>
        {checkedAt
          ? t('Content.CheckedOn', { day: format.date(checkedAt), next })
          : t('Content.NotChecked')}
      </p>
      {mayEdit && (
        <Form of={form} look="wide" key={revision}>
          <SeenFields kind={kind} item={item} />
          <Beside>
            <Select
              {...form.field('ownerId', ownerId ?? '')}
              placeholder={t('Content.NoOne')}
              options={staff.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              {...form.field('checkEveryMonths', String(checkEveryMonths))}
              options={months.map((count) => ({
                value: String(count),
                label: t('Content.Months', { count }),
              }))}
            />
          </Beside>
          <Checkbox {...form.box('isChecked', false)} />
          <Submit of={form} label="Content.SaveCare" look="quiet" />
        </Form>
      )}
    </Card>
  )
}

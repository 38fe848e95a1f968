import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { RequestDetail } from './queries.ts'
import { ratingForm } from './rating-form.ts'
import { RequestKeyFields } from './request-key-fields.tsx'
import type { StatusLink } from './status-link.ts'

const ratings = [5, 4, 3, 2, 1] as const

interface RateRequestProps {
  request: RequestDetail
  link: StatusLink | undefined
}

/** "How was it?", once, after completion. */
export function RateRequest({ request, link }: RateRequestProps) {
  const { t } = useTexts()
  const form = useAppForm(ratingForm)
  const { satisfaction, status } = request
  if (satisfaction !== null) {
    return (
      <Card title={t('Tracking.RateTitle')}>
        <p>{t('Tracking.RateThanks', { rating: satisfaction })}</p>
      </Card>
    )
  }
  if (status !== 'Complete') return null
  const { defaultValue: _none, ...field } = form.field('rating')
  return (
    <Card title={t('Tracking.RateTitle')}>
      <Form of={form}>
        <RequestKeyFields request={request} link={link} />
        <RadioGroup
          {...field}
          options={ratings.map((one) => ({
            value: String(one),
            label: t(`Tracking.Rate_${one}`),
          }))}
        />
        <Submit of={form} label="Tracking.RateSend" look="quiet" />
      </Form>
    </Card>
  )
}

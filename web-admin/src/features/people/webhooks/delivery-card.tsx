import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Fact } from '../../../parts/fact.tsx'
import { deliveryLooks, failureTexts, kindTexts } from './endpoint-texts.ts'
import { replayEventForm } from './log-forms.ts'
import type { EventDelivery } from './queries.ts'
import styles from './webhooks.module.css'

/** What was sent, what the receiver answered, and when it is tried again. */
export function DeliveryCard({ of: delivery, isOn }: { of: EventDelivery; isOn: boolean }) {
  const { t, format } = useTexts()
  const { eventId, kind, at, status, attempts, triedAt, answer, failure } = delivery
  const { ms, nextTryAt, body } = delivery
  const { color, text } = deliveryLooks[status]
  return (
    <Card
      heading="h3"
      title={`${t(kindTexts[kind])}, ${format.date(at, 'dayTime')}`}
      aside={<StatusBadge color={color}>{t(text)}</StatusBadge>}
    >
      <dl className={styles.facts}>
        <Fact label={t('Webhooks.Tries')}>{format.number(attempts)}</Fact>
        {triedAt !== null && (
          <Fact label={t('Webhooks.LastTry')}>{format.date(triedAt, 'dayTime')}</Fact>
        )}
        {answer !== null && <Fact label={t('Webhooks.Answer')}>{answer}</Fact>}
        {ms !== null && (
          <Fact label={t('Webhooks.Took')}>{t('Webhooks.Ms', { time: format.number(ms) })}</Fact>
        )}
        {nextTryAt !== null && (
          <Fact label={t('Webhooks.NextTry')}>{format.date(nextTryAt, 'dayTime')}</Fact>
        )}
      </dl>
      {failure !== null && <p>{t(failureTexts[failure])}</p>}
      <details>
        <summary>{t('Webhooks.Body')}</summary>
        <p className={styles.soft}>{t('Webhooks.EventId', { reference: eventId })}</p>
        <pre className={styles.body}>
          <code>{body}</code>
        </pre>
      </details>
      {isOn && <Replay of={delivery} />}
    </Card>
  )
}

function Replay({ of: { id, kind, at } }: { of: EventDelivery }) {
  const { t, format } = useTexts()
  const form = useAppForm(replayEventForm)
  const what = `${t(kindTexts[kind])}, ${format.date(at, 'dayTime')}`
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <div>
        <Button type="submit" look="quiet" size="small">
          <span aria-hidden="true">{t('Webhooks.Replay')}</span>
          <VisuallyHidden>{t('Webhooks.ReplayWhat', { what })}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  )
}

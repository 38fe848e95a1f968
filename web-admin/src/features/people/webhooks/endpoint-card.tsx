import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Fact } from '../../../parts/fact.tsx'
import { endpointLooks, kindTexts } from './endpoint-texts.ts'
import type { PartnerEndpoint } from './queries.ts'
import styles from './webhooks.module.css'

interface EndpointCardProps {
  of: PartnerEndpoint
  partnerId: string
}

/** Where events go, whether they arrive, and how to change that. */
export function EndpointCard({ of: endpoint, partnerId }: EndpointCardProps) {
  const { t, format } = useTexts()
  const { id, address, kinds, status, waiting, failed } = endpoint
  const { failingSince, disabledAt, oldSecretEndsAt } = endpoint
  const { color, text } = endpointLooks[status]
  const since = disabledAt ?? failingSince
  const when = since === null ? '' : format.date(since, 'dayTime')
  return (
    <Card
      heading="h3"
      title={<span className={styles.address}>{address}</span>}
      aside={<StatusBadge color={color}>{t(text, { when })}</StatusBadge>}
    >
      <dl className={styles.facts}>
        <Fact label={t('Webhooks.Kinds')}>
          {kinds.map((kind) => t(kindTexts[kind])).join(', ')}
        </Fact>
        <Fact label={t('Webhooks.WaitingCount')}>{format.number(waiting)}</Fact>
        <Fact label={t('Webhooks.FailedCount')}>{format.number(failed)}</Fact>
        {oldSecretEndsAt !== null && (
          <Fact label={t('Webhooks.OldSecret')}>{format.date(oldSecretEndsAt, 'dayTime')}</Fact>
        )}
      </dl>
      <Row>
        <a href={`/partners/${partnerId}/events/${id}`}>
          <span aria-hidden>{t('Webhooks.Log')}</span>
          <VisuallyHidden>{t('Webhooks.LogOf', { address })}</VisuallyHidden>
        </a>
        <a href={`/partners/${partnerId}?endpoint=${id}`}>
          <span aria-hidden>{t('Webhooks.Change')}</span>
          <VisuallyHidden>{t('Webhooks.ChangeOne', { address })}</VisuallyHidden>
        </a>
      </Row>
    </Card>
  )
}

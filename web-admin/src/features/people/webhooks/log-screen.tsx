import { useSuspenseQuery } from '@tanstack/react-query'
import { deliveryStatuses, isEndpointOn, replayChoices } from '@portal/core/webhooks/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { TabLinks } from '../../../parts/tab-links.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { deliveryLooks, hourTexts } from './endpoint-texts.ts'
import { replayFailedForm, testEventForm } from './log-forms.ts'
import { deliveriesQuery, endpointsQuery, type LogSearch } from './queries.ts'
import styles from './webhooks.module.css'

interface LogScreenProps {
  partnerId: string
  endpointId: string
  search: LogSearch
}

const tabs = ['all', ...deliveryStatuses] as const

/** What was and will be sent to an endpoint, for 30 days. Works without JavaScript. */
export function LogScreen({ partnerId, endpointId, search }: LogScreenProps) {
  const { t } = useTexts()
  const { data: endpoints } = useSuspenseQuery(endpointsQuery(partnerId))
  const { data: log } = useSuspenseQuery(deliveriesQuery(endpointId, search))
  const endpoint = endpoints.find(({ id }) => id === endpointId)
  // The loader answered 404; it is gone only if a colleague removed it meanwhile.
  if (!endpoint) return null
  const isOn = isEndpointOn(endpoint.status)
  const path = `/partners/${partnerId}/events/${endpointId}`
  const addressOf = (query: LogSearch) => {
    const text = new URLSearchParams({ ...query }).toString()
    return text === '' ? path : `${path}?${text}`
  }
  const { status } = search
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <p>
            <a href={`/partners/${partnerId}`}>{t('Webhooks.Back')}</a>
          </p>
          <PageTitle>{t('Webhooks.LogTitle')}</PageTitle>
          <p className={styles.soft}>{endpoint.address}</p>
          <p>{t('Webhooks.LogLead')}</p>
        </Stack>
        {isOn ? <SendAgain endpointId={endpointId} /> : <p>{t('Webhooks.IsOff')}</p>}
        <TabLinks
          label={t('Webhooks.Show')}
          keys={tabs}
          current={status ?? 'all'}
          nameOf={(key) => t(key === 'all' ? 'Webhooks.All' : deliveryLooks[key].text)}
          href={(key) => addressOf(key === 'all' ? {} : { status: key })}
        />
        <section aria-labelledby="deliveries">
          <Stack>
            <h2 id="deliveries">{t('Webhooks.Deliveries')}</h2>
            {log.data.length === 0 ? (
              <p>{t('Webhooks.NoDeliveries')}</p>
            ) : (
              <ul className={styles.list}>
                {log.data.map((one) => (
                  <li key={one.id}>
                    <DeliveryCard of={one} isOn={isOn} />
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </section>
        <Row>
          {search.before !== undefined && (
            <a href={addressOf(status === undefined ? {} : { status })}>{t('Webhooks.Newest')}</a>
          )}
          {log.next !== null && (
            <a href={addressOf({ ...search, before: log.next })} rel="next">
              {t('Webhooks.Older')}
            </a>
          )}
        </Row>
      </Stack>
    </Screen>
  )
}

function SendAgain({ endpointId }: { endpointId: string }) {
  const { t } = useTexts()
  const test = useAppForm(testEventForm)
  const replay = useAppForm(replayFailedForm)
  return (
    <>
      <Card title={t('Webhooks.TestTitle')}>
        <Form of={test}>
          <p>{t('Webhooks.TestText')}</p>
          <input type="hidden" name="id" value={endpointId} />
          <Submit of={test} label="Webhooks.SendTest" look="quiet" />
        </Form>
      </Card>
      <Card title={t('Webhooks.ReplayFailed')}>
        <Form of={replay}>
          <p>{t('Webhooks.ReplayFailedText')}</p>
          <input type="hidden" name="id" value={endpointId} />
          <Select
            {...replay.field('hours', '24')}
            options={replayChoices.map((hours) => ({
              value: String(hours),
              label: t(hourTexts[hours]),
            }))}
          />
          <Submit of={replay} label="Webhooks.ReplayFailedSure" look="quiet" />
        </Form>
      </Card>
    </>
  )
}

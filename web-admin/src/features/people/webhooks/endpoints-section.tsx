import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { NewKey } from '../partners/new-key.tsx'
import { ChangeEndpoint } from './change-endpoint.tsx'
import { EndpointCard } from './endpoint-card.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import { addEndpointForm } from './endpoint-forms.ts'
import { endpointsQuery } from './queries.ts'
import styles from './webhooks.module.css'

interface EndpointsSectionProps {
  partnerId: string
  /** The id of the endpoint that the address names. */
  edited: string | null
}

/** Where a partner receives events. Works without JavaScript. */
export function EndpointsSection({ partnerId, edited }: EndpointsSectionProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(endpointsQuery(partnerId))
  const endpoint = data.find(({ id }) => id === edited)
  return (
    <section aria-labelledby="events">
      <Stack>
        <Stack gap="tight">
          <h2 id="events">{t('Webhooks.Title')}</h2>
          <p>{t('Webhooks.Lead')}</p>
          <p>{t('Webhooks.Guide')}</p>
        </Stack>
        {endpoint && <ChangeEndpoint key={endpoint.id} of={endpoint} partnerId={partnerId} />}
        {data.length === 0 ? (
          <p>{t('Webhooks.None')}</p>
        ) : (
          <ul className={styles.list}>
            {data.map((one) => (
              <li key={one.id}>
                <EndpointCard of={one} partnerId={partnerId} />
              </li>
            ))}
          </ul>
        )}
        {!endpoint && <AddEndpoint partnerId={partnerId} />}
      </Stack>
    </section>
  )
}

function AddEndpoint({ partnerId }: { partnerId: string }) {
  const { t } = useTexts()
  const form = useAppForm(addEndpointForm)
  return (
    <Card heading="h3" title={t('Webhooks.Add')}>
      <Form of={form}>
        <NewKey of={form} name="secret" heading="Webhooks.NewSecret" note="Webhooks.SeeOnce" />
        <input type="hidden" name="partnerId" value={partnerId} />
        <EndpointFields of={form} first={null} />
        <Submit of={form} label="Webhooks.Add" />
      </Form>
    </Card>
  )
}

import { isEndpointOn } from '@portal/core/webhooks/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { NewKey } from '../partners/new-key.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import {
  deleteEndpointForm,
  endpointForm,
  rotateSecretForm,
  switchEndpointForm,
} from './endpoint-forms.ts'
import type { PartnerEndpoint } from './queries.ts'
import styles from './webhooks.module.css'

interface ChangeEndpointProps {
  of: PartnerEndpoint
  partnerId: string
}

/** Changes where events go, switches it on or off, replaces its secret, or removes it. */
export function ChangeEndpoint({ of: endpoint, partnerId }: ChangeEndpointProps) {
  const { t } = useTexts()
  return (
    <>
      <Edit key={endpoint.version} of={endpoint} />
      <Switch of={endpoint} />
      <Rotate of={endpoint} />
      <Remove of={endpoint} partnerId={partnerId} />
      <p>
        <a href={`/partners/${partnerId}`}>{t('Partners.Cancel')}</a>
      </p>
    </>
  )
}

/** The endpoint that a form is about, as it was read. */
function Seen({ of: { id, version } }: { of: PartnerEndpoint }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

function Edit({ of: endpoint }: { of: PartnerEndpoint }) {
  const { t } = useTexts()
  const form = useAppForm(endpointForm)
  return (
    <Card title={t('Webhooks.EditTitle')}>
      <Form of={form}>
        <Seen of={endpoint} />
        <EndpointFields of={form} first={endpoint} />
        <Submit of={form} label="Partners.Save" />
      </Form>
    </Card>
  )
}

function Switch({ of: endpoint }: { of: PartnerEndpoint }) {
  const { t } = useTexts()
  const form = useAppForm(switchEndpointForm)
  const isOn = isEndpointOn(endpoint.status)
  return (
    <Card title={t(isOn ? 'Webhooks.SwitchOff' : 'Webhooks.SwitchOn')}>
      <Form of={form}>
        <p>{t(isOn ? 'Webhooks.SwitchOffText' : 'Webhooks.SwitchOnText')}</p>
        <Seen of={endpoint} />
        <input type="hidden" name="isOn" value={isOn ? 'no' : 'yes'} />
        <Submit of={form} label={isOn ? 'Webhooks.SwitchOff' : 'Webhooks.SwitchOn'} look="quiet" />
      </Form>
    </Card>
  )
}

function Rotate({ of: endpoint }: { of: PartnerEndpoint }) {
  const { t } = useTexts()
  const form = useAppForm(rotateSecretForm)
  return (
    <Card title={t('Webhooks.Rotate')}>
      <Form of={form}>
        <NewKey of={form} name="secret" heading="Webhooks.NewSecret" note="Webhooks.SeeOnce" />
        <p>{t('Webhooks.RotateText')}</p>
        <Seen of={endpoint} />
        <Submit of={form} label="Webhooks.RotateSure" look="quiet" />
      </Form>
    </Card>
  )
}

/** The button stands folded away: two presses remove, without JavaScript too. */
function Remove({ of: endpoint, partnerId }: ChangeEndpointProps) {
  const { t } = useTexts()
  const form = useAppForm(deleteEndpointForm)
  return (
    <details className={styles.delete} open={form.typed ? true : undefined}>
      <summary>{t('Webhooks.Delete')}</summary>
      <Form of={form}>
        <p>{t('Webhooks.DeleteText')}</p>
        <Seen of={endpoint} />
        <input type="hidden" name="partnerId" value={partnerId} />
        <Submit of={form} label="Webhooks.DeleteSure" look="danger" />
      </Form>
    </details>
  )
}

import {
  type ServiceAction,
  type ServiceEdit,
  type ServiceType,
  serviceTypes,
} from '@portal/core/services/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import styles from './catalogue.module.css'
import { ServiceFields } from './service-fields.tsx'
import { createServiceForm } from './service-forms.ts'
import { ServiceFrame } from './service-frame.tsx'

const blank = (type: ServiceType, action: ServiceAction): ServiceEdit => ({
  type,
  action,
  item: '',
  itemEs: '',
  description: '',
  descriptionEs: '',
  order: 0,
  published: false,
  deleted: false,
  guestEnabled: false,
  paymentRequired: false,
  paymentCode: '',
  salesforcePaymentField: '',
  calendlyLink: '',
  externalLink: '',
  content: '',
  contentEs: '',
  salesforceObjectId: '',
  laserficheProcessId: '',
  reportCategory: '',
  toggleInAppBrowser: false,
  popularService: false,
  popularServiceOrder: null,
})

/** The type comes first, since it determines the fields. */
export function CreateScreen({ type, action }: { type: ServiceType; action: ServiceAction }) {
  const { t } = useTexts()
  const form = useAppForm(createServiceForm)
  return (
    <ServiceFrame title={t('Activities.CreateTitle')}>
      <nav aria-label={t('Activities.type')}>
        <Stack gap="tight">
          <p>{t('Activities.TypeHint')}</p>
          <ul className={styles.types}>
            {serviceTypes.map((one) => (
              <li key={one}>
                <a
                  href={`/activities/create?${new URLSearchParams({ action, type: one })}`}
                  aria-current={one === type ? 'true' : undefined}
                >
                  {t(`Activities.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      </nav>
      <Form of={form} look="wide" key={type}>
        <ServiceFields form={form} type={type} first={blank(type, action)} />
        <Submit of={form} label="Activities.Create" busyLabel="Activities.Creating" />
      </Form>
    </ServiceFrame>
  )
}

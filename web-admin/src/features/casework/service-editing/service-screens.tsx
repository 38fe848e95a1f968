import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type ServiceAction,
  type ServiceEdit,
  type ServiceType,
  serviceTypes,
} from '@portal/core/services/rules'
import { getCatalogueService } from '@portal/openapi/admin-client/service-editing'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { ArrowLeftIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import styles from './catalogue.module.css'
import { IconUpload } from './icon-upload.tsx'
import type { CatalogueService } from './queries.ts'
import { ServiceFields } from './service-fields.tsx'
import { createServiceForm, deleteServiceForm, updateServiceForm } from './service-forms.ts'

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

const editOf = (service: CatalogueService): ServiceEdit => ({
  type: service.Type,
  action: service.Action,
  item: service.Item,
  itemEs: service.ItemEs,
  description: service.Description,
  descriptionEs: service.DescriptionEs,
  order: service.Order,
  published: service.Published,
  deleted: service.Deleted,
  guestEnabled: service.GuestEnabled,
  paymentRequired: service.PaymentRequired,
  paymentCode: service.paymentCode ?? '',
  salesforcePaymentField: service.salesforcePaymentField ?? '',
  calendlyLink: service.CalendlyLink ?? '',
  externalLink: service.ExternalLink ?? '',
  content: service.Content ?? '',
  contentEs: service.ContentEs ?? '',
  salesforceObjectId: service.SalesforceObjectId ?? '',
  laserficheProcessId: service.LaserficheProcessId ?? '',
  reportCategory: service.ReportCategory ?? '',
  toggleInAppBrowser: service.ToggleInAppBrowser,
  popularService: service.PopularService,
  popularServiceOrder: service.PopularServiceOrder,
})

/** The type comes first, since it determines the fields. */
export function CreateScreen({ type, action }: { type: ServiceType; action: ServiceAction }) {
  const { t } = useTexts()
  const form = useAppForm(createServiceForm)
  return (
    <Frame title={t('Activities.CreateTitle')}>
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
    </Frame>
  )
}

export function EditScreen({ id, isCreated }: { id: string; isCreated: boolean }) {
  const { t, language } = useTexts()
  const { data: service } = useSuspenseQuery(query(getCatalogueService, { path: { id } }))
  const form = useAppForm(updateServiceForm)
  const first = editOf(service)
  return (
    <Frame title={language === 'es' ? service.ItemEs || service.Item : service.Item}>
      {isCreated && (
        <Banner tone="success" live="status">
          {t('Activities.Created')}
        </Banner>
      )}
      {service.Deleted && <Banner tone="warn">{t('Activities.Deleted')}</Banner>}
      <Form of={form} look="wide">
        <input type="hidden" name="Id" value={id} />
        <ServiceFields form={form} type={service.Type} first={first} />
        {service.Deleted && <Checkbox {...form.box('deleted', true)} />}
        <Submit of={form} label="Activities.Save" busyLabel="Activities.Saving" />
      </Form>
      <Card title={t('Activities.Icon')}>
        <IconUpload service={service} />
      </Card>
      {!service.Deleted && <Deletion id={id} />}
    </Frame>
  )
}

function Deletion({ id }: { id: string }) {
  const { t } = useTexts()
  const form = useAppForm(deleteServiceForm)
  return (
    <Card title={t('Activities.Delete')}>
      <p>{t('Activities.DeleteText')}</p>
      <Form of={form}>
        <input type="hidden" name="Id" value={id} />
        <Checkbox {...form.box('confirmed', false)} id="confirmed" />
        <Submit of={form} label="Activities.Delete" look="quiet" />
      </Form>
    </Card>
  )
}

export function NoService() {
  const { t } = useTexts()
  return <Frame title={t('Activities.NotFound')}>{null}</Frame>
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <Screen>
      <Stack gap="wide">
        <p>
          <a href="/activities" className={styles.back}>
            <ArrowLeftIcon size="small" />
            {t('Activities.BackToList')}
          </a>
        </p>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Screen>
  )
}

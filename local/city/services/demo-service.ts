import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { services } from '@portal/core/schema'
import type { AppCode, ServiceAction } from '@portal/core/services/rules'
import { demoDay, demoId, type Words } from '../demo.ts'

/** The CRM's objects that a form can end in (spec, resident section 9 "Forms object choices"). */
type CrmObject = 'Case' | 'COE_Permit__c' | 'Zoning_Inquiry__c'

/** How a service of the demo city is delivered. */
export type Delivery =
  | { by: 'form'; process: number; object: CrmObject }
  | { by: 'screen' }
  | { by: 'report'; category: ReportCategory }
  | { by: 'link'; to: string; inApp?: true }
  | { by: 'content'; html: Words; calendly?: string }

/** A service of the demo city, as its files write it down. */
export interface DemoService {
  /** Names the service in its id; never changed. */
  readonly key: string
  /** Set if a screen of the portal belongs to the service. */
  readonly id?: string
  readonly item: Words
  readonly description: Words
  readonly delivery: Delivery
  readonly guest?: true
  readonly popular?: number
  readonly payment?: { readonly code: AppCode; readonly field: string }
  readonly state?: 'unpublished' | 'deleted'
}

/** The row of a service; `position` is its place within its action, from 0. */
export function serviceRow(
  action: ServiceAction,
  service: DemoService,
  position: number,
): typeof services.$inferSelect {
  const { delivery } = service
  const form = delivery.by === 'form' ? delivery : null
  const content = delivery.by === 'content' ? delivery : null
  return {
    id: service.id ?? demoId('service', service.key),
    // The database makes it.
    slug: '',
    item: service.item.en,
    itemEs: service.item.es,
    type: TYPES[delivery.by],
    action,
    description: service.description.en,
    descriptionEs: service.description.es,
    // Room between two for a service that staff wants to squeeze in.
    sortOrder: position * 10,
    isPublished: service.state === undefined,
    crmObject: form?.object ?? null,
    formProcessId: form ? String(form.process) : null,
    reportCategory: delivery.by === 'report' ? delivery.category : null,
    externalLink: delivery.by === 'link' ? delivery.to : null,
    content: content?.html.en ?? null,
    contentEs: content?.html.es ?? null,
    calendlyLink: content?.calendly ?? null,
    isPaymentRequired: service.payment !== undefined,
    paymentCode: service.payment?.code ?? null,
    crmPaymentField: service.payment?.field ?? null,
    isGuestEnabled: service.guest ?? false,
    opensInAppBrowser: delivery.by === 'link' && delivery.inApp === true,
    isPopular: service.popular !== undefined,
    popularIconUrl: null,
    popularOrder: service.popular ?? null,
    isDeleted: service.state === 'deleted',
    createdAt: demoDay(-540),
    updatedAt: demoDay(-30),
  }
}

const TYPES = {
  form: 'LASERFICHE_FORM',
  screen: 'CUSTOM_FORM',
  report: 'CUSTOM_FORM',
  link: 'EXTERNAL_LINK',
  content: 'CONTENT',
} as const

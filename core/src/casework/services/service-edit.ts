import { type ValidationError, required } from '../../platform/kernel/validation.ts'
import type { ServiceAction, ServiceType } from './service-types.ts'
import { safeExternalHref } from './start.ts'

/** A form's result in the CRM (spec, admin section 2.5). */
export const crmObjects = ['Test', 'Case', 'COE_Permit__c', 'Zoning_Inquiry__c'] as const

/** Wire names (spec, admin section 7); texts may be empty. */
export interface ServiceEdit {
  readonly item: string
  readonly itemEs: string
  readonly type: ServiceType
  readonly action: ServiceAction
  readonly description: string
  readonly descriptionEs: string
  readonly order: number | null
  readonly published: boolean
  readonly deleted: boolean
  readonly guestEnabled: boolean
  readonly paymentRequired: boolean
  readonly paymentCode: string
  readonly salesforcePaymentField: string
  readonly calendlyLink: string
  readonly externalLink: string
  readonly content: string
  readonly contentEs: string
  readonly salesforceObjectId: string
  readonly laserficheProcessId: string
  readonly reportCategory: string
  readonly toggleInAppBrowser: boolean
  readonly popularService: boolean
  readonly popularServiceOrder: number | null
}

/** Max characters. */
export const serviceLengths = {
  name: 150,
  text: 1000,
  address: 2000,
  code: 100,
  content: 50_000,
} as const

const isPlace = (order: number): boolean => Number.isInteger(order) && order >= 0 && order < 2 ** 31

const placeErrors = (field: string, order: number | null): readonly ValidationError[] =>
  order === null || isPlace(order) ? [] : [{ field, kind: 'Invalid' }]

const linkErrors = (field: string, link: string): readonly ValidationError[] =>
  link.trim() === '' || safeExternalHref(link.trim()) ? [] : [{ field, kind: 'Invalid' }]

/** What each type requires beyond the common fields. */
const typeErrors: Readonly<Record<ServiceType, (edit: ServiceEdit) => readonly ValidationError[]>> =
  {
    LASERFICHE_FORM: ({ salesforceObjectId, laserficheProcessId }) => [
      ...required('salesforceObjectId', salesforceObjectId),
      ...required('laserficheProcessId', laserficheProcessId),
    ],
    EXTERNAL_LINK: ({ externalLink }) => [
      ...required('externalLink', externalLink),
      ...linkErrors('externalLink', externalLink),
    ],
    CONTENT: ({ content }) => required('content', content),
    CUSTOM_FORM: () => [],
  }

/** Spec, admin section 5.1. */
export const serviceErrors = (
  edit: ServiceEdit,
  { hasPopularServices }: { readonly hasPopularServices: boolean },
): readonly ValidationError[] => [
  ...required('item', edit.item),
  ...(hasPopularServices ? [] : required('description', edit.description)),
  ...(edit.order === null ? [{ field: 'order', kind: 'Required' } as const] : []),
  ...placeErrors('order', edit.order),
  ...linkErrors('calendlyLink', edit.calendlyLink),
  ...typeErrors[edit.type](edit),
  ...placeErrors('popularServiceOrder', edit.popularServiceOrder),
]

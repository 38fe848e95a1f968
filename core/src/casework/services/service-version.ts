import { fingerprint } from '../../platform/kernel/fingerprint.ts'
import type { ServiceEdit } from './service-edit.ts'
import type { ServiceAction, ServiceType } from './service-types.ts'

/** What staff edit of a service, in wire names. */
export interface StoredService {
  readonly Type: ServiceType
  readonly Action: ServiceAction
  readonly Item: string
  readonly ItemEs: string
  readonly Description: string
  readonly DescriptionEs: string
  readonly Order: number
  readonly Published: boolean
  readonly Deleted: boolean
  readonly GuestEnabled: boolean
  readonly PaymentRequired: boolean
  readonly paymentCode: string | null
  readonly salesforcePaymentField: string | null
  readonly CalendlyLink: string | null
  readonly ExternalLink: string | null
  readonly Content: string | null
  readonly ContentEs: string | null
  readonly SalesforceObjectId: string | null
  readonly LaserficheProcessId: string | null
  readonly ReportCategory: string | null
  readonly ToggleInAppBrowser: boolean
  readonly PopularService: boolean
  readonly PopularServiceOrder: number | null
}

/** As a form has it. */
export const serviceEditOf = (service: StoredService): ServiceEdit => ({
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

/** Of what the form changes; for the ETag. */
export const serviceVersion = (edit: ServiceEdit): string => {
  const fields = Object.entries(edit).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return fingerprint(fields)
}

export const serviceChanges = (
  before: ServiceEdit,
  after: ServiceEdit,
): readonly (keyof ServiceEdit)[] =>
  // Both have the fields of ServiceEdit and no others.
  (Object.keys(after) as (keyof ServiceEdit)[]).filter((field) => before[field] !== after[field])

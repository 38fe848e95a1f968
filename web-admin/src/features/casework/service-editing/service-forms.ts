import {
  serviceActionNamed,
  type ServiceEdit,
  serviceErrors,
  serviceVersion,
  serviceTypes,
} from '@portal/core/services/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  createService,
  deleteService,
  updateService,
} from '@portal/openapi/admin-client/service-editing'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { PageData } from '@portal/web-ui/page-data'
import { seenField } from '../../../parts/seen-field.ts'

// NaN fails validation.
const place = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Null for an unknown type or action. */
function read({ text, isChecked }: Fields): ServiceEdit | null {
  const type = serviceTypes.find((one) => one === text('type'))
  const action = serviceActionNamed(text('action'))
  if (!type || !action) return null
  return {
    type,
    action,
    item: text('item'),
    itemEs: text('itemEs'),
    description: text('description'),
    descriptionEs: text('descriptionEs'),
    order: place(text('order')),
    published: isChecked('published'),
    deleted: isChecked('deleted'),
    guestEnabled: isChecked('guestEnabled'),
    paymentRequired: isChecked('paymentRequired'),
    paymentCode: text('paymentCode'),
    salesforcePaymentField: text('salesforcePaymentField'),
    calendlyLink: text('calendlyLink'),
    externalLink: text('externalLink'),
    content: text('content'),
    contentEs: text('contentEs'),
    salesforceObjectId: text('salesforceObjectId'),
    laserficheProcessId: text('laserficheProcessId'),
    reportCategory: text('reportCategory'),
    toggleInAppBrowser: isChecked('toggleInAppBrowser'),
    popularService: isChecked('popularService'),
    popularServiceOrder: place(text('popularServiceOrder')),
  }
}

const labels = {
  item: 'Activities.item',
  itemEs: 'Activities.itemEs',
  type: 'Activities.type',
  action: 'Activities.action',
  description: 'Activities.description',
  descriptionEs: 'Activities.descriptionEs',
  order: 'Activities.order',
  published: 'Activities.published',
  deleted: 'Activities.deleted',
  guestEnabled: 'Activities.guestEnabled',
  paymentRequired: 'Activities.paymentRequired',
  paymentCode: 'Activities.paymentCode',
  salesforcePaymentField: 'Activities.salesforcePaymentField',
  calendlyLink: 'Activities.calendlyLink',
  externalLink: 'Activities.externalLink',
  content: 'Activities.content',
  contentEs: 'Activities.contentEs',
  salesforceObjectId: 'Activities.salesforceObjectId',
  laserficheProcessId: 'Activities.laserficheProcessId',
  reportCategory: 'Activities.reportCategory',
  toggleInAppBrowser: 'Activities.toggleInAppBrowser',
  popularService: 'Activities.popularService',
  popularServiceOrder: 'Activities.popularServiceOrder',
} as const satisfies Readonly<Record<keyof ServiceEdit, TextKey>>

const about = { 'Form.NotFound': 'laserficheProcessId', 'Activities.TypeStays': 'type' }
const noType = refusedBy([{ field: 'type', kind: 'Required' }])

const errorsOf = (edit: ServiceEdit, { flags }: PageData) =>
  serviceErrors(edit, { hasPopularServices: flags.EnablePopularServices })

/** Spec, admin section 5.1. */
export const createServiceForm: AppForm = {
  name: 'create-service',
  title: 'Activities.CreateFailed',
  labels,
  about,
  async send(fields, { call, page, keyOf }) {
    const body = read(fields)
    if (!body) return noType
    const errors = errorsOf(body, page)
    if (errors.length > 0) return refusedBy(errors)
    const { Id } = await call(createService, { body, header: keyOf(body) })
    return { kind: 'done', href: `/activities/${Id}?created=1` }
  },
}

/** The values that the form was filled from; null if the field is not ours. */
export function seenServiceIn(text: string): ServiceEdit | null {
  try {
    const seen: unknown = JSON.parse(text)
    // Our own field; whatever else was sent matches no version.
    return typeof seen === 'object' ? (seen as ServiceEdit | null) : null
  } catch {
    return null
  }
}

export const updateServiceForm: AppForm = {
  name: 'update-service',
  title: 'Activities.UpdateFailed',
  labels,
  about,
  async send(fields, { call, page }) {
    const body = read(fields)
    if (!body) return noType
    const errors = errorsOf(body, page)
    if (errors.length > 0) return refusedBy(errors)
    const path = { id: fields.text('Id') }
    const seen = seenServiceIn(fields.text(seenField))
    const header = seen === null ? {} : { 'if-match': `"${serviceVersion(seen)}"` }
    await call(updateService, { path, header, body })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}

export const deleteServiceForm: AppForm = {
  name: 'delete-service',
  title: 'Activities.DeleteFailed',
  labels: { confirmed: 'Activities.DeleteConfirm' },
  async send({ text, isChecked }, { call }) {
    if (!isChecked('confirmed')) return refusedBy([{ field: 'confirmed', kind: 'Required' }])
    await call(deleteService, { path: { id: text('Id') } })
    return { kind: 'done', href: '/activities' }
  },
}

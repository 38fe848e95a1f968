import { isRecordType, type RecordType } from '@portal/core/requests/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type StatusLink, statusHref } from './status-link.ts'

export function requestKeyIn({ text }: Fields): { type: RecordType; id: string } {
  const type = text('recordType')
  // The API finds nothing for an unknown type.
  return { type: isRecordType(type) ? type : 'Case', id: text('recordId') }
}

/** The guest's link by which a form was sent; null with an account. */
export function linkIn({ text }: Fields): StatusLink | null {
  const signature = text('signature')
  return signature === '' ? null : { id: text('recordId'), as: 'sender', signature }
}

export const byLink = ({ id, as, signature }: StatusLink) => ({
  path: { id },
  query: { as, signature },
})

/** The request's page, with a notice of what was done. */
export function viewHref(fields: Fields, notice: string): string {
  const link = linkIn(fields)
  if (link) return `${statusHref(link)}&notice=${notice}`
  const { type, id } = requestKeyIn(fields)
  return `/activity-view/${type}/${id}?notice=${notice}`
}

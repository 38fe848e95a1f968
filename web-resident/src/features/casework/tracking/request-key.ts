import { isRecordType, type RecordType } from '@portal/core/requests/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type StatusLink, statusHref } from './status-link.ts'

/** The request that a form is about, by its hidden fields. */
export function requestKeyIn({ text }: Fields): { type: RecordType; id: string } {
  const type = text('recordType')
  // What is no kind of record is none that the API finds.
  return { type: isRecordType(type) ? type : 'Case', id: text('recordId') }
}

/** The link of a guest's mail by which a form was sent, as whoever sent the request; null with an account. */
export function linkIn({ text }: Fields): StatusLink | null {
  const signature = text('signature')
  return signature === '' ? null : { id: text('recordId'), as: 'sender', signature }
}

/** What a call by such a link carries. */
export const byLink = ({ id, as, signature }: StatusLink) => ({
  path: { id },
  query: { as, signature },
})

/** Where the request of a form is seen, with a word about what was done. */
export function viewHref(fields: Fields, notice: string): string {
  const link = linkIn(fields)
  if (link) return `${statusHref(link)}&notice=${notice}`
  const { type, id } = requestKeyIn(fields)
  return `/activity-view/${type}/${id}?notice=${notice}`
}

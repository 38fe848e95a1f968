import type { RequestDetail } from './queries.ts'
import type { StatusLink } from './status-link.ts'

interface RequestKeyFieldsProps {
  request: Pick<RequestDetail, 'type' | 'id'>
  link: StatusLink | undefined
}

/** Identifies a form's request and access (request-key.ts). */
export function RequestKeyFields({ request, link }: RequestKeyFieldsProps) {
  return (
    <>
      <input type="hidden" name="recordType" value={request.type} />
      <input type="hidden" name="recordId" value={request.id} />
      {link && <input type="hidden" name="signature" value={link.signature} />}
    </>
  )
}

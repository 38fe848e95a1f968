import type { RequestDetail } from './queries.ts'

/** Says which request a form is about (request-key.ts). */
export function RequestKeyFields({ request }: { request: Pick<RequestDetail, 'type' | 'id'> }) {
  return (
    <>
      <input type="hidden" name="recordType" value={request.type} />
      <input type="hidden" name="recordId" value={request.id} />
    </>
  )
}

import { isUuid } from '@portal/core/kernel/rules'
import { isRecordType } from '@portal/core/requests/rules'
import { ApiError } from '@portal/web-ui/api'
import { orNotFound } from '../../../parts/or-not-found.ts'
import type { RouterContext } from '../../../router-context.ts'
import { requestQuery, requestStatusQuery } from './queries.ts'
import type { StatusLink } from './status-link.ts'

/** A malformed path gets the same error as a missing request. */
const noSuch = new ApiError(404, 'Request.NotFound')

type Loading = Pick<RouterContext, 'queryClient'>

interface Named {
  readonly name: string
  readonly inEnglish: string[]
}

/** Loads a request by type and number, or by its id; other people's are not found. */
export async function openRequest(
  { queryClient }: Loading,
  key: { type: string; id: string },
): Promise<Named & { caseNumber: string }> {
  const { type, id } = key
  if (!isRecordType(type)) return orNotFound(noSuch)
  const path = { type, id }
  const request = await queryClient.query(requestQuery(path)).catch(orNotFound)
  const { name, inEnglish, caseNumber } = request
  // A path with the id redirects to the one with the number; cache it for that.
  queryClient.setQueryData(requestQuery({ type, id: caseNumber }).queryKey, request)
  return { name, inEnglish, caseNumber }
}

/** By the link in a guest's mail. */
export async function openByLink({ queryClient }: Loading, link: StatusLink): Promise<Named> {
  if (!isUuid(link.id)) return orNotFound(noSuch)
  const { name, inEnglish } = await queryClient.query(requestStatusQuery(link)).catch(orNotFound)
  return { name, inEnglish }
}

import type { QueryClient } from '@tanstack/react-query'
import { getDraft } from '@portal/openapi/resident-client/drafts'
import { getService, type listServices } from '@portal/openapi/resident-client/services'
import { type Answer, keyOf } from '@portal/web-ui/api'
import { keptServices } from '../../../device/kept-services.ts'

/**
 * What a report's form needs, from what the service worker keeps: the service, and no draft. Returns
 * false without it.
 */
export async function seedReport(queryClient: QueryClient, id: string): Promise<boolean> {
  // Its own copy of the API's reply (web-resident/worker/copies.ts).
  const services = (await keptServices()) as Answer<typeof listServices> | null
  const service = services?.find(({ Id }) => Id === id)
  if (!service) return false
  queryClient.setQueryData(keyOf(getService, { path: { id } }), service)
  // As draftQuery keeps it, without the reply around it.
  const draftKey: readonly unknown[] = keyOf(getDraft, { path: { serviceId: id } })
  queryClient.setQueryData(draftKey, null)
  return true
}

import type { QueryClient } from '@tanstack/react-query'
import { listForms } from '@portal/openapi/admin-client/forms'
import type { components } from '@portal/openapi/admin-types'
import { ApiError, query } from '@portal/web-ui/api'

export type CatalogueService = components['schemas']['CatalogueService']

/** The business processes that a service can lead to. */
export const formsQuery = () =>
  query(listForms, {}, { keep: async (ask) => (await ask()).businessProcesses })

/** Services can be edited even when the list of forms fails (spec, admin section 8). */
export async function loadForms(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.query(formsQuery())
  } catch (error) {
    // No access leads to the login; server errors show in place of the list.
    if (error instanceof ApiError && error.status < 500) throw error
  }
}

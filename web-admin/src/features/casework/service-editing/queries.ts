import type { QueryClient } from '@tanstack/react-query'
import { listForms } from '@portal/openapi/admin-client/forms'
import { listCatalogue } from '@portal/openapi/admin-client/service-editing'
import type { components } from '@portal/openapi/admin-types'
import { ApiError, query } from '@portal/web-ui/api'

export type CatalogueService = components['schemas']['CatalogueService']

export const catalogueQuery = () =>
  query(
    listCatalogue,
    {},
    {
      keep: async (ask) =>
        (await ask()).map(
          ({
            Id,
            Item,
            ItemEs,
            Action,
            Type,
            Published,
            Deleted,
            PopularService,
            PopularServiceOrder,
          }) => ({
            Id,
            Item,
            ItemEs,
            Action,
            Type,
            Published,
            Deleted,
            PopularService,
            PopularServiceOrder,
          }),
        ),
    },
  )

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

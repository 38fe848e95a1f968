import type { QueryClient } from '@tanstack/react-query'
import { listForms } from '@portal/openapi/admin-client/forms'
import { listCatalogue } from '@portal/openapi/admin-client/service-editing'
import type { components } from '@portal/openapi/admin-types'
import { ApiError, query } from '@portal/web-ui/api'

/** A service of the catalogue with both languages. */
export type CatalogueService = components['schemas']['CatalogueService']

/** The whole catalogue, as far as its list shows it. */
export const catalogueQuery = () =>
  query(
    listCatalogue,
    {},
    {
      keep: async (ask) =>
        (await ask()).map(
          ({ Id, Item, ItemEs, Action, Type, Published, Deleted, PopularService }) => ({
            Id,
            Item,
            ItemEs,
            Action,
            Type,
            Published,
            Deleted,
            PopularService,
          }),
        ),
    },
  )

/** The business processes that a service can lead to. */
export const formsQuery = () =>
  query(listForms, {}, { keep: async (ask) => (await ask()).businessProcesses })

/** Loads them, if the forms answer: the rest of a service can be worked on without (spec, admin section 8). */
export async function loadForms(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.query(formsQuery())
  } catch (error) {
    // Whoever may not ask is led to the login; what is broken is said where the list would stand.
    if (error instanceof ApiError && error.status < 500) throw error
  }
}

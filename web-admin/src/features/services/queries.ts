import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** A service of the catalogue with both languages. */
export type CatalogueService = components['schemas']['CatalogueService']

/** The whole catalogue, as far as its list shows it. */
export const catalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listCatalogue'],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/activities', { signal }))).map(
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
  })

/** One service of the catalogue. */
export const catalogueServiceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getCatalogueService', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/activities/{id}', { params: { path: { id } }, signal })),
  })

/** The business processes that a service can lead to. */
export const formsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listForms'],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/laserfiche/forms', { signal }))).businessProcesses,
  })

/** Loads them, if the forms answer: the rest of a service can be worked on without (spec, admin section 8). */
export async function loadForms(api: Api, queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.query(formsQuery(api))
  } catch (error) {
    // Whoever may not ask is led to the login; what is broken is said where the list would stand.
    if (error instanceof ApiError && error.status < 500) throw error
  }
}

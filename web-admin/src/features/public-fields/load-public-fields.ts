import { loaded, type Loader } from '../../screens/load-screen.ts'
import { publicFieldsSearchOf } from './public-fields-search.ts'
import { fieldsQuery, publicFieldsQuery, publicFieldTypesQuery } from './queries.ts'

/** Loads what the screen's address has open, side by side. */
export const loadPublicFields = (
  loader: Loader,
  search: Readonly<Record<string, unknown>>,
): Promise<void> =>
  loaded(loader, async ({ api, queryClient }) => {
    const { object } = publicFieldsSearchOf(search)
    await Promise.all([
      queryClient.query(publicFieldTypesQuery(api)),
      ...(object
        ? [
            queryClient.query(fieldsQuery(api, object)),
            queryClient.query(publicFieldsQuery(api, object)),
          ]
        : []),
    ])
  })

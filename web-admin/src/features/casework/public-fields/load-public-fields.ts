import { listFields, listPublicFieldTypes } from '@portal/openapi/admin-client/public-fields'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { publicFieldsSearchOf } from './public-fields-search.ts'
import { publicFieldsQuery } from './queries.ts'

export const loadPublicFields = (
  loader: Loader,
  search: Readonly<Record<string, unknown>>,
): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    const { object } = publicFieldsSearchOf(search)
    await Promise.all([
      queryClient.query(query(listPublicFieldTypes)),
      ...(object
        ? [
            queryClient.query(query(listFields, { path: { id: object } })),
            queryClient.query(publicFieldsQuery(object)),
          ]
        : []),
    ])
  })

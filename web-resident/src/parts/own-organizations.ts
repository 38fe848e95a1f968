import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** The organizations that one belongs to or asked to join. */
export const ownOrganizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listOwnOrganizations'],
    queryFn: ({ signal }) => dataOf(api.GET('/organizations', { signal })),
  })

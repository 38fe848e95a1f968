import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Somebody who acts for an organization, or asked to. */
export type Member = components['schemas']['OrganizationMember']

/** Who acts for an organization. */
export const membersQuery = (api: Api, organizationId: string) =>
  queryOptions({
    queryKey: ['listMembers', organizationId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/organizations/members', { params: { query: { organizationId } }, signal })),
  })

import { listTeams } from '@portal/openapi/admin-client/teams'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Team = components['schemas']['Team']
export type Teams = components['schemas']['Teams']
export type RoutingRule = components['schemas']['RoutingRule']

/** Others change them too: each visit reads them in its loader. */
export const teamsQuery = () => query(listTeams, {}, { staleTime: 0, refetchOnMount: false })

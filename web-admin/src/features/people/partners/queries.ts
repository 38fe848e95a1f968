import { listPartners } from '@portal/openapi/admin-client/partners'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Partner = components['schemas']['Partner']
export type PartnerKey = components['schemas']['PartnerKey']

/** Others change them too: each visit reads them in its loader. */
export const partnersQuery = () => query(listPartners, {}, { staleTime: 0, refetchOnMount: false })

import { listPermitExemptions } from '@portal/openapi/admin-client/permit-exemptions'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ExemptedKind = components['schemas']['ExemptedKind']
export type PermitExemption = components['schemas']['PermitExemption']

export const permitExemptionsQuery = () =>
  query(listPermitExemptions, {}, { staleTime: 0, refetchOnMount: false })

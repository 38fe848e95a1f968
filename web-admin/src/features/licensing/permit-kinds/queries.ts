import { listPermitKinds } from '@portal/openapi/admin-client/permit-kinds'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type PermitKind = components['schemas']['DeskPermitKind']

export const kindsQuery = () => query(listPermitKinds, {}, { staleTime: 0, refetchOnMount: false })

/** In the address, for a kind that is not there yet. */
export const newKind = 'new'

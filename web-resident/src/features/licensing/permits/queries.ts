import type { components, operations } from '@portal/openapi/resident-types'

export type PermitReply = operations['getPermit']['responses'][200]['content']['application/json']
export type Permit = NonNullable<PermitReply['permit']>
export type FoundPermit = components['schemas']['FoundPermit']

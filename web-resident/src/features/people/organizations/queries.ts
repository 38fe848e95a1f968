import type { components } from '@portal/openapi/resident-types'

export type Member = components['schemas']['OrganizationMember']

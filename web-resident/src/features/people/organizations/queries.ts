import type { components } from '@portal/openapi/resident-types'

/** Somebody who acts for an organization, or asked to. */
export type Member = components['schemas']['OrganizationMember']

import type { Handlers } from '@portal/bff-pipeline'
import {
  joinOrganizations,
  listMembers,
  listOwnOrganizations,
  removeMember,
  searchOrganizations,
  setMemberRole,
  verifyMember,
} from '@portal/core/organizations'
import type { organizations } from '@portal/openapi/resident/people/organizations'

/** Organizations and who acts for them. */
export const organizationHandlers: Handlers<typeof organizations> = {
  searchOrganizations: async ({ query }, context) => ({
    status: 200,
    body: await searchOrganizations(context, query.name),
  }),
  joinOrganizations: async ({ body }, context) => ({
    status: 200,
    body: { organizations: await joinOrganizations(context, body.organizations) },
  }),
  listOwnOrganizations: async (_input, context) => ({
    status: 200,
    body: [...(await listOwnOrganizations(context))],
  }),
  listMembers: async ({ query }, context) => ({
    status: 200,
    body: await listMembers(context, query.organizationId),
  }),
  verifyMember: async ({ body }, context) => {
    await verifyMember(context, body)
    return { status: 200, body: { success: true } }
  },
  removeMember: async ({ query }, context) => {
    await removeMember(context, query)
    return { status: 200, body: { success: true } }
  },
  setMemberRole: async ({ body }, context) => {
    await setMemberRole(context, body)
    return { status: 200, body: { success: true } }
  },
}

import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listInvitations,
  listOwnInvitations,
  withdrawInvitation,
} from '@portal/core/invitations'
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

export const organizationHandlers = {
  searchOrganizations: ({ query }, context) => ok(searchOrganizations(context, query.name)),
  joinOrganizations: async ({ body }, context) =>
    ok({ organizations: await joinOrganizations(context, body.organizations) }),
  listOwnOrganizations: async (_input, context) => ok([...(await listOwnOrganizations(context))]),
  listMembers: ({ query }, context) => ok(listMembers(context, query.organizationId)),
  verifyMember: ({ body }, context) => done(verifyMember(context, body)),
  removeMember: ({ query }, context) => done(removeMember(context, query)),
  setMemberRole: ({ body }, context) => done(setMemberRole(context, body)),
  inviteMember: ({ body }, context) => done(inviteMember(context, body)),
  listInvitations: ({ query }, context) => ok(listInvitations(context, query.organizationId)),
  withdrawInvitation: ({ query }, context) => done(withdrawInvitation(context, query)),
  listOwnInvitations: (_input, context) => ok(listOwnInvitations(context)),
  acceptInvitation: ({ params }, context) => done(acceptInvitation(context, params.id)),
  declineInvitation: ({ params }, context) => done(declineInvitation(context, params.id)),
} satisfies Handlers<typeof organizations>

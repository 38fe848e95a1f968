import { at, type Row } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** Invitations of organizations. */
export const invitationRows = {
  listMembers: {
    path: ({ organizationId }) => `/organizations/members?organizationId=${organizationId}`,
    status: 200,
  },
  inviteMember: {
    path: at('/organizations/invitations'),
    body: ({ organizationId }) => ({
      organizationId,
      email: `${crypto.randomUUID()}@home.example`,
    }),
    status: 200,
  },
  listInvitations: {
    path: ({ organizationId }) => `/organizations/invitations?organizationId=${organizationId}`,
    status: 200,
  },
  withdrawInvitation: {
    path: ({ organizationId }) =>
      `/organizations/invitations?organizationId=${organizationId}&id=${missing}`,
    status: 200,
  },
  listOwnInvitations: { path: at('/invitations'), status: 200 },
  acceptInvitation: { path: at(`/invitations/${missing}/accept`), status: 404 },
  declineInvitation: { path: at(`/invitations/${missing}`), status: 200 },
} as const satisfies Readonly<Record<string, Row>>

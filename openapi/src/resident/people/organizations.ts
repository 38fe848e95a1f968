import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { addressFields, field } from '../../shared/address.ts'
import { jsonBody, Success } from '../../shared/user.ts'

/** As a person types it (spec, resident section 3, Account creation). */
export const NamedOrganization = z
  .strictObject({
    name: field(200),
    taxId: field(30),
    businessLicenseId: field(30),
    sfId: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .openapi({
        description:
          'Id of an organization from the search. Empty for a new one, which needs all other fields.',
      }),
    ...addressFields,
  })
  .openapi('NamedOrganization')

export const Joined = z
  .strictObject({
    Id: z.uuid(),
    Name: z.string(),
    Verified: z.boolean().openapi({ description: 'False until a manager approves.' }),
    Manager: z.boolean(),
  })
  .openapi('JoinedOrganization')

const Member = z
  .strictObject({
    UserId: z.uuid(),
    FirstName: z.string(),
    LastName: z.string(),
    Verified: z
      .boolean()
      .openapi({ description: 'False: asked to join and waiting for a manager.' }),
    Manager: z.boolean(),
  })
  .openapi('OrganizationMember')

const memberKey = { userId: z.uuid(), organizationId: z.uuid() }

const invitationParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
})

const notMember = problem(
  'Organization.NotFound: you are not an approved member of this organization.',
)

export const organizations = operations('Organizations', {
  searchOrganizations: {
    access: 'verified',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/organizations',
    summary: 'Find an organization by name',
    request: {
      query: z.object({
        name: z.string().max(200).default('').openapi({
          description: 'Part of the name. Fewer than 3 characters find nothing.',
          example: 'bakery',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          searchRecords: z.array(z.strictObject({ Id: z.uuid(), Name: z.string() })).max(7),
        }),
        'At most 7. Names that start with the text come first.',
      ),
    },
  },

  joinOrganizations: {
    access: 'contact',
    idempotent: true,
    method: 'post',
    path: '/salesforce/matchOrCreateOrgsToSalesforceOrgs',
    summary: 'Add organizations, or ask to join them',
    request: jsonBody(z.strictObject({ organizations: z.array(NamedOrganization).min(1).max(20) })),
    responses: {
      200: json(
        z.strictObject({ organizations: z.array(Joined) }),
        'All organizations that the person belongs to or asked to join, by name.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: problem('Organization.NotFound: no organization has this sfId.'),
    },
  },

  listOwnOrganizations: {
    access: 'contact',
    method: 'get',
    path: '/organizations',
    summary: 'List the organizations that you belong to or asked to join',
    responses: { 200: json(z.array(Joined), 'By name.') },
  },

  listMembers: {
    access: 'member',
    method: 'get',
    path: '/organizations/members',
    summary: 'List the members of an organization',
    request: { query: z.object({ organizationId: z.uuid() }) },
    responses: {
      200: json(z.array(Member), 'By name. Only managers see people who asked to join.'),
      404: notMember,
    },
  },

  verifyMember: {
    access: 'manager',
    method: 'put',
    path: '/organizations/members/verify',
    summary: 'Approve a person who asked to join',
    request: jsonBody(z.strictObject(memberKey)),
    responses: {
      200: json(Success, 'Approved. The person is notified by email.'),
      404: notMember,
      409: problem('Organization.AlreadyApproved.'),
    },
  },

  removeMember: {
    access: 'manager',
    method: 'delete',
    path: '/organizations/members',
    summary: 'Deny a person who asked to join, or remove a member',
    request: { query: z.object(memberKey) },
    responses: {
      200: json(Success, 'Removed. The person is notified by email.'),
      404: notMember,
      409: problem('Organization.NotOneself or Organization.LastManager.'),
    },
  },

  setMemberRole: {
    access: 'manager',
    method: 'put',
    path: '/organizations/members/role',
    summary: 'Change a member to a manager, or a manager to a member',
    request: jsonBody(z.strictObject({ ...memberKey, role: z.enum(['manager', 'member']) })),
    responses: {
      200: json(Success, 'Changed.'),
      404: notMember,
      409: problem('Organization.NotApproved or Organization.LastManager.'),
    },
  },

  inviteMember: {
    access: 'manager',
    method: 'post',
    path: '/organizations/invitations',
    summary: 'Invite an employee by email',
    request: jsonBody(z.strictObject({ organizationId: z.uuid(), email: z.string().max(254) })),
    responses: {
      200: json(Success, 'Sent. Inviting twice sends the email again.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: notMember,
      409: problem('Invitations.AlreadyMember or Invitations.TooMany.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },

  listInvitations: {
    access: 'member',
    method: 'get',
    path: '/organizations/invitations',
    summary: 'List the open invitations of an organization',
    request: { query: z.object({ organizationId: z.uuid() }) },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              Id: z.uuid(),
              Email: z.string(),
              InvitedAt: z.iso.datetime(),
            })
            .openapi('OrganizationInvitation'),
        ),
        'The newest first. Empty for members who are not managers.',
      ),
      404: notMember,
    },
  },

  withdrawInvitation: {
    access: 'manager',
    method: 'delete',
    path: '/organizations/invitations',
    summary: 'Take an invitation back',
    request: { query: z.object({ organizationId: z.uuid(), id: z.uuid() }) },
    responses: { 200: json(Success, 'Ended. A second call changes nothing.'), 404: notMember },
  },

  listOwnInvitations: {
    access: 'contact',
    method: 'get',
    path: '/invitations',
    summary: 'List the organizations that invite you',
    responses: {
      200: json(
        z.array(z.strictObject({ Id: z.uuid(), Name: z.string() }).openapi('OwnInvitation')),
        'Sent to the verified email address of your account; by name.',
      ),
    },
  },

  acceptInvitation: {
    access: 'contact',
    method: 'post',
    path: '/invitations/{id}/accept',
    summary: 'Accept an invitation',
    request: { params: invitationParams },
    responses: {
      200: json(Success, 'You are an approved member.'),
      404: problem('Invitations.Ended: there is none for your email address.'),
    },
  },

  declineInvitation: {
    access: 'contact',
    method: 'delete',
    path: '/invitations/{id}',
    summary: 'Decline an invitation',
    request: { params: invitationParams },
    responses: { 200: json(Success, 'Ended. A second call changes nothing.') },
  },
})

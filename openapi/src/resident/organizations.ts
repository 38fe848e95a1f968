import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'
import { addressFields, field } from '../shared/address.ts'
import { jsonBody, Success } from '../shared/user.ts'

/** An organization as a person names it (spec, resident section 3, Account creation). */
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
          'Id of one that the search found; empty for a new one, which needs all the rest.',
      }),
    ...addressFields,
  })
  .openapi('NamedOrganization')

/** A person's place in an organization. */
export const Joined = z
  .strictObject({
    Id: z.uuid(),
    Name: z.string(),
    Verified: z.boolean().openapi({ description: 'False until a manager has approved.' }),
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
      .openapi({ description: 'False: asked to join, and waits for a manager.' }),
    Manager: z.boolean(),
  })
  .openapi('OrganizationMember')

const memberKey = { userId: z.uuid(), organizationId: z.uuid() }

const notMember = problem('Organization.NotFound: none that the person is an approved member of.')

export const organizations = operations('Organizations', {
  searchOrganizations: {
    access: 'verified',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/organizations',
    summary: 'Find an organization by its name',
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
        'At most 7; names that begin with the text come first.',
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
      400: problem('Util.FormContainsErrors with each wrong field.'),
      404: problem('Organization.NotFound: an sfId that no organization has.'),
    },
  },

  listOwnOrganizations: {
    access: 'contact',
    method: 'get',
    path: '/organizations',
    summary: 'The organizations that one belongs to or asked to join',
    responses: { 200: json(z.array(Joined), 'By name.') },
  },

  listMembers: {
    access: 'member',
    method: 'get',
    path: '/organizations/members',
    summary: 'Who acts for an organization',
    request: { query: z.object({ organizationId: z.uuid() }) },
    responses: {
      200: json(
        z.array(Member),
        'By name. Only managers see who asked to join and waits for a decision.',
      ),
      404: notMember,
    },
  },

  verifyMember: {
    access: 'manager',
    method: 'put',
    path: '/organizations/members/verify',
    summary: 'Approve who asked to join',
    request: jsonBody(z.strictObject(memberKey)),
    responses: {
      200: json(Success, 'Approved; the person is told by mail.'),
      404: notMember,
      409: problem('Organization.AlreadyApproved.'),
    },
  },

  removeMember: {
    access: 'manager',
    method: 'delete',
    path: '/organizations/members',
    summary: 'Deny who asked to join, or remove a member',
    request: { query: z.object(memberKey) },
    responses: {
      200: json(Success, 'Gone; the person is told by mail.'),
      404: notMember,
      409: problem('Organization.NotOneself or Organization.LastManager.'),
    },
  },

  setMemberRole: {
    access: 'manager',
    method: 'put',
    path: '/organizations/members/role',
    summary: 'Make a member a manager, or a manager a member',
    request: jsonBody(z.strictObject({ ...memberKey, role: z.enum(['manager', 'member']) })),
    responses: {
      200: json(Success, 'Changed.'),
      404: notMember,
      409: problem('Organization.NotApproved or Organization.LastManager.'),
    },
  },
})

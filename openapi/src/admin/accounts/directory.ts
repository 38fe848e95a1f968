import { z } from '@hono/zod-openapi'
import { grantableRoles } from '@portal/core/kernel/rules'
import { IdParams, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { EmailAddress } from '../../shared/people/identity.ts'
import { jsonBody, NotificationSetting, ProfileDetails, Success, User } from '../../shared/user.ts'
import { CaseScope } from './case-scope.ts'

const noUser = problem('Account.NotFound: no such user, or a deleted account.')

const byEmail = jsonBody(z.strictObject({ email: EmailAddress }))

export const directory = operations('Users', {
  searchUsers: {
    access: 'staff',
    weight: 'heavy',
    method: 'get',
    path: '/users/search',
    summary: 'Get a page of the user list',
    request: {
      query: z.object({
        page: z.coerce.number().int().min(0).max(1_000_000_000).default(0).openapi({
          description: 'From 0.',
        }),
        pageSize: z.coerce
          .number()
          .pipe(z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(100)]))
          .default(25),
        sortColumn: z
          .enum(['Email', 'FirstName', 'LastName', 'PhoneNumber', 'SalesforceId'])
          .default('LastName'),
        direction: z.enum(['asc', 'desc']).default('asc'),
        term: z.string().max(200).default('').openapi({
          description:
            'Finds users with a column that starts with this text. If there are none, users that contain each of its words (3 letters or more).',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(User).max(100),
          totalPages: z.int().min(0).openapi({
            description: 'Pages of the first 1,000 users, or of the first 500 that match a term.',
          }),
          total: z
            .int()
            .min(0)
            .max(1000)
            .openapi({ description: 'Counting ends at 1,000, or at 500 with a term.' }),
        }),
        'A page after the last one is empty.',
      ),
    },
  },

  listUsers: {
    access: 'staff',
    method: 'get',
    path: '/users',
    summary: 'List the first thousand users by last name',
    responses: { 200: json(z.array(User).max(1000), 'For the simple list.') },
  },

  getUser: {
    access: 'staff',
    method: 'get',
    path: '/users/{id}',
    summary: 'Get a user',
    request: { params: IdParams },
    responses: {
      200: json(User, 'The user. `ETag` is the version of what can be edited.'),
      404: noUser,
    },
  },

  grantRoles: {
    access: 'staff',
    method: 'put',
    path: '/users/{id}/roles',
    summary: 'Set what a member of staff works on',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          roles: z
            .array(z.enum(grantableRoles))
            .max(grantableRoles.length)
            .openapi({ description: 'All roles but the administrator’s, which is `Admin`.' }),
          scope: CaseScope.optional().openapi({ description: 'Without it, the scope stays.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Set. A role that is taken ends with the next request.'),
      404: problem('Account.NotFound: deleted, or not verified.'),
    },
  },

  editUser: {
    access: 'staff',
    method: 'put',
    path: '/users/{id}',
    summary: 'Change a user',
    request: {
      params: IdParams,
      headers: z.object({
        'if-match': z
          .string()
          .max(100)
          .optional()
          .openapi({ description: '`ETag` of the user that you read.' }),
      }),
      ...jsonBody(
        z.strictObject({
          FirstName: field(100),
          LastName: field(100),
          PhoneNumber: field(30),
          SalesforceId: field(100),
          Admin: z.boolean(),
        }),
      ),
    },
    responses: {
      200: json(User, 'The changed user.'),
      400: problem('Util.FormContainsErrors with each invalid field. Directory.ContactNotFound.'),
      404: noUser,
      409: problem('Directory.ContactTaken, Account.LastAdministrator.'),
      412: problem('Directory.ChangedMeanwhile: the user has changed since you read it.'),
    },
  },

  deleteUser: {
    access: 'staff',
    method: 'delete',
    path: '/users/{id}',
    summary: 'Delete a user’s account',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Deleted. The person is notified by email.'),
      404: noUser,
      409: problem('Account.LastAdministrator, Organization.LastManager.'),
    },
  },

  resendRegistration: {
    access: 'staff',
    method: 'post',
    path: '/users/resend-registration',
    summary: 'Send a user the verification email again',
    request: byEmail,
    responses: {
      200: json(Success, 'The email is on its way.'),
      404: noUser,
      409: problem('Directory.AlreadyVerified.'),
    },
  },

  sendPasswordMail: {
    access: 'staff',
    method: 'post',
    path: '/users/forgot-password',
    summary: 'Email a user a link to choose a new password',
    request: byEmail,
    responses: { 200: json(Success, 'The email is on its way.'), 404: noUser },
  },

  getUserDetails: {
    access: 'staff',
    method: 'get',
    path: '/users/profile-details/{id}',
    summary: 'Get a user with payment and activity history',
    request: { params: IdParams },
    responses: { 200: json(ProfileDetails, 'The newest 200 of each.'), 404: noUser },
  },

  getUserSettings: {
    access: 'staff',
    method: 'get',
    path: '/users/notification-prefs/{id}',
    summary: 'List a user’s notification settings (read-only)',
    request: { params: IdParams, headers: LanguageHeader },
    responses: {
      200: json(z.array(NotificationSetting), 'In the order of the settings.'),
      404: noUser,
    },
  },
})

import { z } from '@hono/zod-openapi'
import { emailLengths } from '@portal/core/kernel/rules'
import { json, operations, orNull, problem } from '../../contract.ts'
import { addressTexts } from '../address.ts'

/** The spec's Auth user (resident section 3). */
export const AuthUser = z
  .strictObject({
    Id: z.uuid(),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string(),
    PhoneNumber: z.string().nullable(),
    ProfilePictureUrl: z.string().nullable(),
    Language: z.enum(['en', 'es']),
    SalesforceId: z
      .string()
      .nullable()
      .openapi({ description: 'The contact record. Null until the account is complete.' }),
    Admin: z.boolean(),
    Verified: z.boolean().openapi({ description: 'The email address is verified.' }),
    selectedOrganization: z
      .string()
      .openapi({ description: 'Id of the organization, or `personal`.' }),
    selectedOrganizationInfo: z.strictObject({ Id: z.uuid(), Name: z.string() }).nullable(),
    salesforceContact: z.strictObject(addressTexts).nullable(),
  })
  .openapi('AuthUser')

/** As typed; rules are checked only for new passwords. */
export const Password = z.string().min(1).max(200).openapi({ format: 'password' })

/** As typed; core validates it (core/src/platform/kernel/email-address.ts). */
export const EmailAddress = z
  .string()
  .max(emailLengths.whole)
  .openapi({ example: 'name@example.com' })

export const OobCode = z
  .string()
  .min(1)
  .max(200)
  .openapi({ description: 'The code from a link in an email.' })

export const done = (description: string) => ({ description })

const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

export const Tokens = z
  .strictObject({
    accessToken: z.string().openapi({ description: 'Bearer token.' }),
    refreshToken: z.string().openapi({ description: 'Works once, to get the next pair.' }),
    expiresIn: z.int().openapi({ description: 'Lifetime of the access token in seconds.' }),
  })
  .openapi('Tokens')

/** Tokens are null if a cookie carries the session. */
export const SignedIn = z
  .strictObject({ user: AuthUser, tokens: orNull(Tokens) })
  .openapi('SignedIn')

export const SessionKind = z.enum(['web', 'mobile']).default('web').openapi({
  description: 'web: an HttpOnly cookie. mobile: tokens in the reply.',
})

/** A password or a provider's signed token; never a bare id. */
export const ByPasswordOrToken = z.union([
  z
    .strictObject({ email: EmailAddress, password: Password, session: SessionKind })
    .openapi('ByPassword'),
  z
    .strictObject({
      idToken: z.string().min(1).max(5000).openapi({ description: 'ID token of Firebase.' }),
      session: SessionKind,
    })
    .openapi('ByIdToken'),
])

const OwnSession = z
  .strictObject({
    id: z.uuid(),
    app: z.enum(['resident', 'staff', 'mobile']).openapi({
      description: 'The residents’ site, the staff’s site, or a mobile app.',
    }),
    browser: z.string().nullable().openapi({ example: 'Firefox' }),
    system: z.string().nullable().openapi({ example: 'Windows' }),
    place: z.string().nullable().openapi({
      description: 'The place of the last use, by its network address. Null if unknown.',
      example: 'Elgin, Illinois, United States',
    }),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().openapi({ description: 'To the hour.' }),
    isCurrent: z.boolean().openapi({ description: 'The session that is asking.' }),
    isOpenedByApp: z.boolean().openapi({
      description: 'A page that the mobile app opened. It ends with the app’s session.',
    }),
  })
  .openapi('OwnSession')

export const identity = operations('Authentication', {
  getCurrentUser: {
    access: 'user',
    method: 'get',
    path: '/auth',
    summary: 'Get the logged-in user',
    responses: { 200: json(AuthUser, 'The user. A 401 if not logged in.') },
  },

  getSession: {
    access: 'anyone',
    method: 'get',
    path: '/auth/session',
    summary: 'Get the state of the session',
    responses: {
      200: json(
        z
          .strictObject({
            state: z.enum(['anonymous', 'unverified', 'no-contact', 'full', 'administrator']),
            confirmedAt: z.iso.datetime().nullable().openapi({
              description: 'When the password was last entered.',
            }),
            idleWarningSeconds: z.int().nullable().openapi({
              description: 'Warn the user after this time without a request: the session will end.',
            }),
            idleLimitSeconds: z.int().nullable().openapi({
              description: 'The session ends after this time without a request.',
            }),
          })
          .openapi('Session'),
        'The state, also without a session.',
      ),
    },
  },

  signIn: {
    access: 'anyone',
    method: 'post',
    path: '/auth/sign-in',
    summary: 'Log in with email address and password, or with an ID token',
    request: jsonBody(ByPasswordOrToken),
    responses: {
      200: json(SignedIn, 'Logged in.'),
      401: problem('The email address or password is wrong.'),
      403: problem('The staff app, without the Admin flag.'),
    },
  },

  signOut: {
    access: 'anyone',
    method: 'post',
    path: '/auth/sign-out',
    summary: 'Log out here',
    request: {
      query: z.object({
        idle: z.literal('yes').optional().openapi({
          description: 'No one has used the page for too long. Push notifications go on.',
        }),
      }),
    },
    responses: { 204: done('Logged out.') },
  },

  signOutEverywhere: {
    access: 'user',
    method: 'post',
    path: '/auth/sign-out-everywhere',
    summary: 'End all your sessions on all devices',
    responses: { 204: done('Logged out everywhere.') },
  },

  listOwnSessions: {
    access: 'user',
    method: 'get',
    path: '/auth/sessions',
    summary: 'List your sessions',
    responses: {
      200: json(
        z.strictObject({ sessions: z.array(OwnSession) }),
        'The current session first, the others by last use. At most a hundred.',
      ),
    },
  },

  endOwnSession: {
    access: 'user',
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'End one of your sessions',
    request: { params: z.object({ id: z.uuid() }) },
    responses: {
      204: done('Ended right away, with the web views that were opened from it.'),
      404: problem('Not your session.'),
    },
  },

  endOtherSessions: {
    access: 'user',
    method: 'post',
    path: '/auth/sign-out-others',
    summary: 'End all your sessions except this one',
    responses: { 204: done('Logged out everywhere else.') },
  },

  confirmIdentity: {
    access: 'user',
    method: 'post',
    path: '/auth/confirm',
    summary: 'Confirm with the password that you are still the same person',
    request: jsonBody(z.strictObject({ password: Password })),
    responses: { 204: done('Confirmed for the next 15 minutes.') },
  },

  changePassword: {
    access: 'user',
    method: 'post',
    path: '/auth/change-password',
    summary: 'Change your password',
    request: jsonBody(z.strictObject({ currentPassword: Password, newPassword: Password })),
    responses: {
      200: json(
        z.strictObject({ tokens: orNull(Tokens) }),
        'Changed. All other sessions have ended.',
      ),
    },
  },

  requestPasswordReset: {
    access: 'anyone',
    method: 'post',
    path: '/users/reset-password',
    summary: 'Email a link to choose a new password',
    request: jsonBody(z.strictObject({ email: EmailAddress })),
    responses: { 204: done('The same reply, with or without such an account.') },
  },

  checkPasswordReset: {
    access: 'anyone',
    method: 'get',
    path: '/auth/reset-password',
    summary: 'Check whether the code from a link in an email still works',
    request: { query: z.object({ oobCode: OobCode }) },
    responses: { 200: json(z.strictObject({ email: z.string() }), 'The account it is for.') },
  },

  resetPassword: {
    access: 'anyone',
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Choose a new password with the code from a link in an email',
    request: jsonBody(z.strictObject({ oobCode: OobCode, password: Password })),
    responses: { 204: done('Changed. All sessions have ended.') },
  },
})

import { z } from '@hono/zod-openapi'
import { emailLengths } from '@portal/core/rules'
import { json, operations, orNull, problem } from '../contract.ts'
import { addressTexts } from './address.ts'

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
      .openapi({ description: 'The contact record; null until the account is complete.' }),
    Admin: z.boolean(),
    Verified: z.boolean().openapi({ description: 'The email address is proven.' }),
    selectedOrganization: z
      .string()
      .openapi({ description: 'Id of the organization, or `personal`.' }),
    selectedOrganizationInfo: z.strictObject({ Id: z.uuid(), Name: z.string() }).nullable(),
    salesforceContact: z.strictObject(addressTexts).nullable(),
  })
  .openapi('AuthUser')

/** A password as it is typed in; what it needs is checked where one is chosen. */
export const Password = z.string().min(1).max(200).openapi({ format: 'password' })

/** An email address as it is typed in; core says what is wrong with one (core/src/platform/kernel/email-address.ts). */
export const EmailAddress = z
  .string()
  .max(emailLengths.whole)
  .openapi({ example: 'name@example.com' })

/** The code of a mailed link. */
export const OobCode = z.string().min(1).max(200).openapi({ description: 'Code of a mailed link.' })

/** A reply without a body. */
export const done = (description: string) => ({ description })

const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

/** What a mobile app carries a session by. */
export const Tokens = z
  .strictObject({
    accessToken: z.string().openapi({ description: 'Bearer token.' }),
    refreshToken: z.string().openapi({ description: 'Works once, for the next pair.' }),
    expiresIn: z.int().openapi({ description: 'Seconds that the access token lives.' }),
  })
  .openapi('Tokens')

/** Somebody who has just signed in; tokens are null where a cookie carries the session. */
export const SignedIn = z
  .strictObject({ user: AuthUser, tokens: orNull(Tokens) })
  .openapi('SignedIn')

/** Where the session is to live. */
export const SessionKind = z.enum(['web', 'mobile']).default('web').openapi({
  description: 'web: an HttpOnly cookie. mobile: tokens in the reply.',
})

/** Who somebody is, by a password or by a provider's signed word; never by a bare id. */
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
      description: 'Where it was used last, by its network address; null when nobody knows.',
      example: 'Elgin, Illinois, United States',
    }),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().openapi({ description: 'To the hour.' }),
    isCurrent: z.boolean().openapi({ description: 'The session that asks.' }),
    isOpenedByApp: z.boolean().openapi({
      description: 'A page that the mobile app opened; it ends with the app’s session.',
    }),
  })
  .openapi('OwnSession')

export const identity = operations('Authentication', {
  getCurrentUser: {
    access: 'user',
    method: 'get',
    path: '/auth',
    summary: 'The person who is signed in',
    responses: { 200: json(AuthUser, 'The person; nobody is a 401.') },
  },

  getSession: {
    access: 'anyone',
    method: 'get',
    path: '/auth/session',
    summary: 'The state of the session',
    responses: {
      200: json(
        z
          .strictObject({
            state: z.enum(['anonymous', 'unverified', 'no-contact', 'full', 'administrator']),
            confirmedAt: z.iso.datetime().nullable().openapi({
              description: 'When the password was last given.',
            }),
            idleWarningSeconds: z.int().nullable().openapi({
              description: 'After so long without a request, warn: the session will end.',
            }),
            idleLimitSeconds: z.int().nullable().openapi({
              description: 'After so long without a request the session has ended.',
            }),
          })
          .openapi('Session'),
        'The state, also of nobody’s session.',
      ),
    },
  },

  signIn: {
    access: 'anyone',
    method: 'post',
    path: '/auth/sign-in',
    summary: 'Sign in by email address and password, or by an ID token',
    request: jsonBody(ByPasswordOrToken),
    responses: {
      200: json(SignedIn, 'Signed in.'),
      401: problem('Address and password do not fit.'),
      403: problem('The staff app, without the Admin flag.'),
    },
  },

  signOut: {
    access: 'anyone',
    method: 'post',
    path: '/auth/sign-out',
    summary: 'Sign out here',
    responses: { 204: done('Signed out.') },
  },

  signOutEverywhere: {
    access: 'user',
    method: 'post',
    path: '/auth/sign-out-everywhere',
    summary: 'End every session on every device',
    responses: { 204: done('Signed out everywhere.') },
  },

  listOwnSessions: {
    access: 'user',
    method: 'get',
    path: '/auth/sessions',
    summary: 'Where one’s account is signed in',
    responses: {
      200: json(
        z.strictObject({ sessions: z.array(OwnSession) }),
        'The session that asks first, the others by their last use; at most a hundred.',
      ),
    },
  },

  endOwnSession: {
    access: 'user',
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'End one of one’s sessions',
    request: { params: z.object({ id: z.uuid() }) },
    responses: {
      204: done('Ended at once, with the web views that were opened from it.'),
      404: problem('No session of the person who asks.'),
    },
  },

  endOtherSessions: {
    access: 'user',
    method: 'post',
    path: '/auth/sign-out-others',
    summary: 'End every session but the one that asks',
    responses: { 204: done('Signed out everywhere else.') },
  },

  confirmIdentity: {
    access: 'user',
    method: 'post',
    path: '/auth/confirm',
    summary: 'Show by the password that it is still the same person',
    request: jsonBody(z.strictObject({ password: Password })),
    responses: { 204: done('Confirmed for the next 15 minutes.') },
  },

  changePassword: {
    access: 'user',
    method: 'post',
    path: '/auth/change-password',
    summary: 'Change one’s own password',
    request: jsonBody(z.strictObject({ currentPassword: Password, newPassword: Password })),
    responses: {
      200: json(
        z.strictObject({ tokens: orNull(Tokens) }),
        'Changed; every other session has ended.',
      ),
    },
  },

  requestPasswordReset: {
    access: 'anyone',
    method: 'post',
    path: '/users/reset-password',
    summary: 'Mail a link to choose a new password',
    request: jsonBody(z.strictObject({ email: EmailAddress })),
    responses: { 204: done('The same whether there is such an account or not.') },
  },

  checkPasswordReset: {
    access: 'anyone',
    method: 'get',
    path: '/auth/reset-password',
    summary: 'Whether the code of a mailed link still works',
    request: { query: z.object({ oobCode: OobCode }) },
    responses: { 200: json(z.strictObject({ email: z.string() }), 'Whose password it is for.') },
  },

  resetPassword: {
    access: 'anyone',
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Choose a new password by the code of a mailed link',
    request: jsonBody(z.strictObject({ oobCode: OobCode, password: Password })),
    responses: { 204: done('Chosen; every session has ended.') },
  },
})

import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import {
  identity as shared,
  AuthUser,
  ByPasswordOrToken,
  done,
  EmailAddress,
  OobCode,
  SignedIn,
  Tokens,
} from '../../shared/people/identity.ts'

const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

const LeadsOn = z.object({
  redirectto: z.string().max(500).optional().openapi({
    description: 'The path in the portal that the link in the email leads to, in any browser.',
  }),
})

const WebViewCode = z.string().min(1).max(200)

export const identity = {
  ...shared,
  ...operations('Authentication', {
    signUp: {
      access: 'anyone',
      method: 'post',
      path: '/signup',
      summary: 'Create an account',
      request: {
        headers: LanguageHeader,
        query: LeadsOn,
        ...jsonBody(ByPasswordOrToken),
      },
      responses: {
        201: json(SignedIn, 'Logged in. The verification email is on its way.'),
        401: problem('The ID token is not valid.'),
        409: problem('There is already an account with this address.'),
      },
    },

    verifyEmail: {
      access: 'anyone',
      method: 'post',
      path: '/verify',
      summary: 'Verify an email address',
      request: jsonBody(
        z.strictObject({
          oobCode: OobCode.optional().openapi({
            description:
              'The code from the link in the email. Without it, the address must already be verified.',
          }),
        }),
      ),
      responses: {
        200: json(
          z.strictObject({ userResponse: orNull(AuthUser) }),
          'Verified. The person with this address, if they are logged in here.',
        ),
        401: problem('No code, and not logged in.'),
        403: problem('No code, and the address is not verified yet.'),
        409: problem('The new address now belongs to another account.'),
      },
    },

    resendVerification: {
      access: 'anyone',
      method: 'post',
      path: '/users/resend-registration',
      summary: 'Send the verification email again',
      request: { query: LeadsOn, ...jsonBody(z.strictObject({ email: EmailAddress })) },
      responses: { 204: done('The same reply, with or without such an account.') },
    },

    getVerification: {
      access: 'user',
      method: 'get',
      path: '/auth/verification',
      summary: 'Get when the verification email can be sent again',
      responses: {
        200: json(
          z
            .strictObject({
              resendInSeconds: z.int().min(0).openapi({ description: '0: right away.' }),
            })
            .openapi('Verification'),
          'The wait in seconds.',
        ),
      },
    },

    changeEmail: {
      access: 'user',
      method: 'post',
      path: '/auth/change-email',
      summary: 'Change your account’s email address',
      request: jsonBody(z.strictObject({ email: EmailAddress })),
      responses: {
        204: done('An email with a link is on its way to the new address.'),
        409: problem('There is already an account with this address.'),
      },
    },

    recordSession: {
      access: 'user',
      method: 'get',
      path: '/record-session',
      summary: 'Record that the portal is used',
      request: {
        query: z.object({
          platform: z.string().max(50).default('web'),
          ipAddress: z.string().max(100).optional().openapi({
            description: 'Ignored. The platform knows the address.',
          }),
          isLoggingIn: z.enum(['true', 'false']).default('false'),
        }),
      },
      responses: { 204: done('Recorded.') },
    },

    createWebViewCode: {
      access: 'user',
      method: 'post',
      path: '/auth/web-view',
      summary: 'Create a link into a page in a mobile app’s web view',
      request: jsonBody(
        z.strictObject({
          path: z
            .string()
            .max(500)
            .regex(/^\/(?![/\\])/)
            .openapi({
              description: 'The path in the portal that the web view should show.',
              example: '/payment?accountNumber=1-2',
            }),
        }),
      ),
      responses: {
        201: json(
          z.strictObject({
            url: z.string().openapi({
              description:
                'Works once, within 60 seconds, while the session that created it exists. With that session’s `Authorization` header the web view opens directly. Without it, a page asks the person first.',
            }),
          }),
          'The address for the web view.',
        ),
      },
    },

    enterWebView: {
      access: 'anyone',
      method: 'get',
      path: '/auth/web-view',
      summary: 'Open a page in a mobile app’s web view',
      request: { query: z.object({ code: WebViewCode }) },
      responses: {
        303: done(
          'With the `Authorization` header of the app that created the code: the page, with a session cookie that ends with the app’s session. Without it: a page that asks first, because anyone can create a link. With an invalid code: the login.',
        ),
      },
    },

    getWebViewOffer: {
      access: 'anyone',
      method: 'get',
      path: '/auth/web-view/offer',
      summary: 'Get whose account a web-view link opens',
      request: { query: z.object({ code: WebViewCode }) },
      responses: {
        200: json(
          z
            .strictObject({
              email: z
                .string()
                .openapi({ description: 'Email address of the account that the link opens.' }),
              otherEmail: z.string().nullable().openapi({
                description: 'Email address of another account that is open in this browser.',
              }),
            })
            .openapi('WebViewOffer'),
          'The accounts.',
        ),
      },
    },

    openWebView: {
      access: 'anyone',
      method: 'post',
      path: '/auth/web-view/session',
      summary: 'Open a page in a mobile app’s web view after the person has confirmed',
      request: jsonBody(z.strictObject({ code: WebViewCode })),
      responses: {
        200: json(
          z.strictObject({ path: z.string().openapi({ description: 'The page to show.' }) }),
          'With a session cookie that replaces the earlier one.',
        ),
      },
    },

    refreshTokens: {
      access: 'anyone',
      method: 'post',
      path: '/auth/refresh',
      summary: 'Refresh a mobile app’s tokens',
      request: jsonBody(z.strictObject({ refreshToken: z.string().min(1).max(200) })),
      responses: {
        200: json(Tokens, 'Both tokens are new.'),
        401: problem('Unknown or already used. If it was already used, the session has ended.'),
      },
    },
  }),
}

import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, orNull, problem } from '../contract.ts'
import {
  identity as shared,
  AuthUser,
  ByPasswordOrToken,
  done,
  EmailAddress,
  OobCode,
  SignedIn,
  Tokens,
} from '../shared/identity.ts'

const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

const LeadsOn = z.object({
  redirectto: z.string().max(500).optional().openapi({
    description: 'Path in the portal to which the mail’s link leads on, in any browser.',
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
      summary: 'Make an account',
      request: {
        headers: LanguageHeader,
        query: LeadsOn,
        ...jsonBody(ByPasswordOrToken),
      },
      responses: {
        201: json(SignedIn, 'Signed in; a mail with a link is on its way.'),
        401: problem('The ID token is not one.'),
        409: problem('There is already an account with this address.'),
      },
    },

    verifyEmail: {
      access: 'anyone',
      method: 'post',
      path: '/verify',
      summary: 'Prove an email address',
      request: jsonBody(
        z.strictObject({
          oobCode: OobCode.optional().openapi({
            description: 'Code of the mailed link. Without it the address must be proven already.',
          }),
        }),
      ),
      responses: {
        200: json(
          z.strictObject({ userResponse: orNull(AuthUser) }),
          'Proven. The person whose address it is, where they are signed in here.',
        ),
        401: problem('No code, and nobody is signed in.'),
        403: problem('No code, and the address is not proven yet.'),
        409: problem('The new address belongs to another account by now.'),
      },
    },

    resendVerification: {
      access: 'anyone',
      method: 'post',
      path: '/users/resend-registration',
      summary: 'Mail the link that proves an address once more',
      request: { query: LeadsOn, ...jsonBody(z.strictObject({ email: EmailAddress })) },
      responses: { 204: done('The same whether there is such an account or not.') },
    },

    getVerification: {
      access: 'user',
      method: 'get',
      path: '/auth/verification',
      summary: 'When the mail that proves one’s address may be asked for again',
      responses: {
        200: json(
          z
            .strictObject({
              resendInSeconds: z.int().min(0).openapi({ description: '0: at once.' }),
            })
            .openapi('Verification'),
          'How long to wait.',
        ),
      },
    },

    changeEmail: {
      access: 'user',
      method: 'post',
      path: '/auth/change-email',
      summary: 'Move one’s account to another email address',
      request: jsonBody(z.strictObject({ email: EmailAddress })),
      responses: {
        204: done('A mail with a link is on its way to the new address.'),
        409: problem('There is already an account with this address.'),
      },
    },

    recordSession: {
      access: 'user',
      method: 'get',
      path: '/record-session',
      summary: 'Note that the portal is used',
      request: {
        query: z.object({
          platform: z.string().max(50).default('web'),
          ipAddress: z.string().max(100).optional().openapi({
            description: 'Taken and ignored: the platform tells the address.',
          }),
          isLoggingIn: z.enum(['true', 'false']).default('false'),
        }),
      },
      responses: { 204: done('Noted.') },
    },

    createWebViewCode: {
      access: 'user',
      method: 'post',
      path: '/auth/web-view',
      summary: 'A way into a page inside a mobile app’s web view',
      request: jsonBody(
        z.strictObject({
          path: z
            .string()
            .max(500)
            .regex(/^\/(?![/\\])/)
            .openapi({
              description: 'Path in the portal that the web view is to show.',
              example: '/payment?accountNumber=1-2',
            }),
        }),
      ),
      responses: {
        201: json(
          z.strictObject({
            url: z.string().openapi({
              description:
                'Opens once, within 60 seconds and not after the session that asked has ended. With that session’s `Authorization` header the web view enters at once; without it the person is asked first.',
            }),
          }),
          'Where the web view enters.',
        ),
      },
    },

    enterWebView: {
      access: 'anyone',
      method: 'get',
      path: '/auth/web-view',
      summary: 'Enter a page inside a mobile app’s web view',
      request: { query: z.object({ code: WebViewCode }) },
      responses: {
        303: done(
          'With the `Authorization` header of the app that made the code: to the page, with a session in a cookie that ends with the app’s. Without it: to a page that asks first, since anybody can set a link. To the login when the code opens nothing.',
        ),
      },
    },

    getWebViewOffer: {
      access: 'anyone',
      method: 'get',
      path: '/auth/web-view/offer',
      summary: 'Whose account a way into a web view opens',
      request: { query: z.object({ code: WebViewCode }) },
      responses: {
        200: json(
          z
            .strictObject({
              email: z.string().openapi({ description: 'Of the account that it opens.' }),
              otherEmail: z
                .string()
                .nullable()
                .openapi({ description: 'Of another account that is open in this browser.' }),
            })
            .openapi('WebViewOffer'),
          'Whose account it is.',
        ),
      },
    },

    openWebView: {
      access: 'anyone',
      method: 'post',
      path: '/auth/web-view/session',
      summary: 'Enter a page inside a mobile app’s web view, once the person has said so',
      request: jsonBody(z.strictObject({ code: WebViewCode })),
      responses: {
        200: json(
          z.strictObject({ path: z.string().openapi({ description: 'The page to show.' }) }),
          'With a session in a cookie, which takes the place of the one before.',
        ),
      },
    },

    refreshTokens: {
      access: 'anyone',
      method: 'post',
      path: '/auth/refresh',
      summary: 'The next pair of tokens of a mobile app',
      request: jsonBody(z.strictObject({ refreshToken: z.string().min(1).max(200) })),
      responses: {
        200: json(Tokens, 'Both tokens are new.'),
        401: problem('Unknown, or used before: then the session has ended.'),
      },
    },
  }),
}

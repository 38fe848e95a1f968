import { z } from '@hono/zod-openapi'
import { json, operations } from '../../contract.ts'
import { done } from '../../shared/people/identity.ts'

const SocialProvider = z.enum(['apple', 'facebook', 'google'])
const params = z.object({ provider: SocialProvider })

const answer = {
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
}

export const social = operations('Authentication', {
  listSocialProviders: {
    access: 'anyone',
    method: 'get',
    path: '/auth/providers',
    summary: 'List other providers for logging in',
    responses: { 200: json(z.array(SocialProvider), 'The providers that the city set up.') },
  },

  listSignInMeans: {
    access: 'user',
    method: 'get',
    path: '/auth/means',
    summary: 'List how the logged-in person can confirm who they are',
    responses: {
      200: json(
        z
          .strictObject({
            password: z.boolean().openapi({ description: 'They have a password here.' }),
            providers: z.array(SocialProvider),
          })
          .openapi('SignInMeans'),
        'A password, and the person’s providers that the city set up.',
      ),
    },
  },

  beginSocialSignIn: {
    access: 'anyone',
    method: 'get',
    path: '/auth/social/{provider}',
    summary: 'Redirect to another provider to log in',
    request: {
      params,
      query: z.object({
        redirectto: z.string().max(16_000).default('/dashboard').openapi({
          description: 'Path in the portal for afterwards.',
        }),
        confirm: z.enum(['true', 'false']).default('false').openapi({
          description:
            'true: the logged-in person confirms again who they are. The session stays the same.',
        }),
      }),
    },
    responses: { 303: done('To the provider, or back to the login if there is no such provider.') },
  },

  completeSocialSignIn: {
    access: 'anyone',
    method: 'get',
    path: '/auth/social/{provider}/callback',
    summary: 'Return from another provider',
    request: {
      params,
      query: z.object(answer),
      headers: z.object({ cookie: z.string().optional() }),
    },
    responses: {
      303: done('To the requested page, with a new or a confirmed session, or to the login.'),
    },
  },

  receiveSocialSignIn: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: '/auth/social/{provider}/callback',
    summary: 'Receive a provider’s reply that its page posts (Apple)',
    request: {
      params,
      body: {
        content: { 'application/x-www-form-urlencoded': { schema: z.object(answer) } },
        required: true,
      },
    },
    responses: { 303: done('To the same address by GET, where the browser sends its cookie.') },
  },
})

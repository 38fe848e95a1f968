import { z } from '@hono/zod-openapi'
import { json, operations } from '../contract.ts'
import { done } from '../shared/identity.ts'

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
    summary: 'Other providers by which people may sign in',
    responses: { 200: json(z.array(SocialProvider), 'Those that the city set up.') },
  },

  listSignInMeans: {
    access: 'user',
    method: 'get',
    path: '/auth/means',
    summary: 'By what the person who is signed in can show who they are',
    responses: {
      200: json(
        z
          .strictObject({
            password: z.boolean().openapi({ description: 'They have a password here.' }),
            providers: z.array(SocialProvider),
          })
          .openapi('SignInMeans'),
        'Their password, and those of their providers that the city set up.',
      ),
    },
  },

  beginSocialSignIn: {
    access: 'anyone',
    method: 'get',
    path: '/auth/social/{provider}',
    summary: 'Go and sign in at another provider',
    request: {
      params,
      query: z.object({
        redirectto: z.string().max(16_000).default('/dashboard').openapi({
          description: 'Path in the portal to go on to.',
        }),
        confirm: z.enum(['true', 'false']).default('false').openapi({
          description:
            'true: whoever is signed in shows anew who they are; the session stays the same.',
        }),
      }),
    },
    responses: { 303: done('To the provider; or back to the sign-in where there is none.') },
  },

  completeSocialSignIn: {
    access: 'anyone',
    method: 'get',
    path: '/auth/social/{provider}/callback',
    summary: 'Come back from another provider',
    request: {
      params,
      query: z.object(answer),
      headers: z.object({ cookie: z.string().optional() }),
    },
    responses: {
      303: done('To the page asked for, with a session or a confirmed one; or to the sign-in.'),
    },
  },

  receiveSocialSignIn: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: '/auth/social/{provider}/callback',
    summary: 'Take a provider’s answer that its page posts (Apple)',
    request: {
      params,
      body: {
        content: { 'application/x-www-form-urlencoded': { schema: z.object(answer) } },
        required: true,
      },
    },
    responses: { 303: done('To the same address by GET, where the browser’s cookie is seen.') },
  },
})

import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'

export const sso = operations('Authentication', {
  answerSaml: {
    access: 'verified',
    method: 'post',
    path: '/sso/SAML',
    summary: 'Vouch for the person who asks, to another site (SAML 2.0)',
    request: {
      body: {
        content: {
          'application/json': {
            schema: z.strictObject({
              samlRequest: z.string().min(1).max(50_000).openapi({
                description: 'The site’s SAMLRequest as it came: base64, deflated or not.',
              }),
            }),
          },
        },
        required: true,
      },
    },
    responses: {
      200: json(
        z.strictObject({
          SAMLResponse: z.string().openapi({ description: 'Signed; base64.' }),
          assertionConsumerUrl: z.url().openapi({
            description: 'Where the browser posts it: an address that the city has listed.',
          }),
        }),
        'What the browser posts, and where.',
      ),
      409: problem('The request was answered already.'),
    },
  },

  getSamlMetadata: {
    access: 'anyone',
    method: 'get',
    path: '/sso/metadata',
    summary: 'What another site has to know of the portal (SAML 2.0)',
    responses: {
      200: {
        description: 'Metadata of the identity provider, with its certificate.',
        content: { 'application/samlmetadata+xml': { schema: z.string() } },
      },
      404: problem('The city vouches for people to no other site.'),
    },
  },
})

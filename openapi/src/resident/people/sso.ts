import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'

export const sso = operations('Authentication', {
  answerSaml: {
    access: 'verified',
    method: 'post',
    path: '/sso/SAML',
    summary: 'Log the person in to another site (SAML 2.0)',
    request: {
      body: {
        content: {
          'application/json': {
            schema: z.strictObject({
              samlRequest: z.string().min(1).max(50_000).openapi({
                description: 'The site’s SAMLRequest as received: base64, deflated or not.',
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
            description: 'Where the browser posts it. The city has listed this address.',
          }),
        }),
        'What the browser posts, and where.',
      ),
      409: problem('This request was already answered.'),
    },
  },

  getSamlMetadata: {
    access: 'anyone',
    method: 'get',
    path: '/sso/metadata',
    summary: 'Get the portal’s metadata for other sites (SAML 2.0)',
    responses: {
      200: {
        description: 'Metadata of the identity provider, with its certificate.',
        content: { 'application/samlmetadata+xml': { schema: z.string() } },
      },
      404: problem('The city has listed no other site.'),
    },
  },
})

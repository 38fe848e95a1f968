import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

const Citation = z
  .strictObject({
    number: z.string(),
    type: z.string().openapi({
      description: 'The purpose, in the requested language if the office sent it.',
      example: 'Expired meter',
    }),
    typeLanguage: z.enum(['en', 'es']).openapi({ description: 'The language of `type`.' }),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date().nullable(),
    amount: z.number().openapi({
      description: 'Due, in dollars. It is paid in full, and is 0 if it is already paid.',
    }),
    isPaid: z.boolean(),
    path: z.string().openapi({
      description: 'The page to pay it. Anyone with this link sees what is due.',
    }),
  })
  .openapi('Citation')

export const citations = operations('Payments', {
  getCitation: {
    access: 'anyone',
    method: 'get',
    path: '/citations/{number}',
    summary: 'Get what is due on a city citation, by the link from its lookup',
    request: {
      headers: LanguageHeader,
      params: z.object({
        number: z
          .string()
          .max(40)
          .openapi({ param: { name: 'number', in: 'path' } }),
      }),
      query: z.object({ signature: z.string().max(100) }),
    },
    responses: {
      200: json(Citation, 'The citation.'),
      404: problem('Payment.CitationNotFound: the link is not valid.'),
    },
  },

  lookUpCitation: {
    access: 'anyone',
    method: 'post',
    path: '/citations/lookup',
    summary: 'Look up what is due on a city citation',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          number: z.string().min(1).max(40).openapi({ example: 'C-2026-0815' }),
          plate: z.string().max(20).openapi({
            description: 'The license plate on the citation. Empty if it has none.',
            example: 'AB 12345',
          }),
        }),
      ),
    },
    responses: {
      200: json(Citation, 'The citation.'),
      404: problem('Payment.CitationNotFound: no such number, or another plate.'),
    },
  },
})

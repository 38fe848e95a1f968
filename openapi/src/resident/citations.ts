import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../contract.ts'
import { jsonBody } from '../shared/user.ts'

const Citation = z
  .strictObject({
    number: z.string(),
    type: z.string().openapi({
      description: 'What for, in the language that was asked for where the office says it in that.',
      example: 'Expired meter',
    }),
    typeLanguage: z.enum(['en', 'es']).openapi({ description: 'The language of `type`.' }),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date().nullable(),
    amount: z.number().openapi({
      description: 'Due, in dollars; it is paid whole, and is 0 where it is paid already.',
    }),
    isPaid: z.boolean(),
    path: z.string().openapi({
      description: 'The page where it is paid; whoever has this link sees what is due.',
    }),
  })
  .openapi('Citation')

export const citations = operations('Payments', {
  getCitation: {
    access: 'anyone',
    method: 'get',
    path: '/citations/{number}',
    summary: 'What is due on a city citation, by the link that its look-up gave',
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
      404: problem('Payment.CitationNotFound: a link that is none of ours.'),
    },
  },

  lookUpCitation: {
    access: 'anyone',
    method: 'post',
    path: '/citations/lookup',
    summary: 'What is due on a city citation, for whoever holds it',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          number: z.string().min(1).max(40).openapi({ example: 'C-2026-0815' }),
          plate: z.string().max(20).openapi({
            description: 'Of the vehicle that it names; empty where it names none.',
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

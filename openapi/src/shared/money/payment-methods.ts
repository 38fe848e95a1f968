import { z } from '@hono/zod-openapi'
import { json, type problem } from '../../contract.ts'

/** Spec, resident section 3, Stored card. */
export const StoredMethod = z
  .strictObject({
    id: z.uuid(),
    name: z.string().openapi({
      description: 'In the reader’s language.',
      example: 'Visa ending in 1111',
    }),
    card_type: z.string().openapi({
      description: 'Visa, MasterCard and so on. Checking or Savings for a bank account.',
    }),
    accountnum: z.string().openapi({ description: 'Masked.', example: 'XXXX1111' }),
    kind: z.enum(['card', 'bank']),
    expiry: z
      .string()
      .nullable()
      .openapi({ description: 'YYYY-MM. Null for a bank account.', example: '2028-04' }),
    isUsedForAutopay: z.boolean(),
    isDefault: z.boolean().openapi({ description: 'The first one that was saved.' }),
  })
  .openapi('StoredMethod')

const StoredMethodUse = z
  .strictObject({
    isUsedForAutopay: z
      .boolean()
      .openapi({ description: 'Autopay ends if the method is deleted.' }),
  })
  .openapi('StoredMethodUse')

export const MethodParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' }, description: 'The method’s id.' }),
})

/** Whether autopay uses a saved method: the user’s own, or for staff anyone’s. */
export const methodUse = (noMethod: ReturnType<typeof problem>) =>
  ({
    method: 'get',
    path: '/payment-methods/{id}',
    summary: 'Get whether autopay uses a saved card or bank account',
    request: { params: MethodParams },
    responses: { 200: json(StoredMethodUse, 'Whether it does.'), 404: noMethod },
  }) as const

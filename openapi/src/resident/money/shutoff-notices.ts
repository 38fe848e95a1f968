import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { owner, OwnerQuery } from './billing.ts'

const OwnNotice = z
  .strictObject({
    accountNumber: z.string(),
    amount: z.number().openapi({ description: 'Dollars that are still to be paid.' }),
    shutoffDate: z.iso.date(),
    hasAsked: z.boolean().openapi({ description: 'You asked to pay in installments.' }),
  })
  .openapi('ShutoffNotice')

export const shutoffNotices = operations('Shut-off notices', {
  listOwnNotices: {
    access: 'contact',
    method: 'get',
    path: '/shutoff-notices',
    summary: 'List the notices that your water is to be shut off',
    request: { query: OwnerQuery },
    responses: {
      200: json(z.array(OwnNotice), 'Those that were not paid, and whose day is to come.'),
    },
  },

  askForArrangement: {
    access: 'contact',
    method: 'post',
    path: '/shutoff-notices/arrangement',
    summary: 'Ask to pay what is overdue in installments',
    request: jsonBody(
      z.strictObject({
        ...owner,
        accountNumber: z.string().max(60).openapi({ example: '1001-5001' }),
        note: z.string().max(500).default('').openapi({ description: 'What would work for you.' }),
      }),
    ),
    responses: {
      200: json(Success, 'The city sees it, and offers installments.'),
      404: problem('Shutoffs.NoNotice.'),
    },
  },
})

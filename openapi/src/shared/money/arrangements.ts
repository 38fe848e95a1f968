import { z } from '@hono/zod-openapi'

const states = [
  'offered',
  'kept',
  'missed',
  'declined',
  'lapsed',
  'withdrawn',
  'done',
  'broken',
] as const

const day = z.iso.date()

export const Arrangement = z
  .strictObject({
    id: z.uuid(),
    accountNumber: z.string().openapi({ example: '1001-5001' }),
    state: z.enum(states).openapi({
      description:
        'kept: accepted, and nothing is overdue. missed: an installment is overdue. broken: an installment was not paid within ten days after its day.',
    }),
    total: z.number().openapi({ description: 'Dollars. The installments add up to it.' }),
    paid: z.number().openapi({
      description:
        'Dollars paid on the account since the offer, without what autopay paid on new bills.',
    }),
    note: z.string(),
    offeredAt: z.iso.datetime(),
    offeredBy: z.string().openapi({ description: 'The staff member.' }),
    answerBy: day.openapi({ description: 'The last day on which it can be accepted.' }),
    paysItself: z.boolean().openapi({ description: 'A saved method pays each installment.' }),
    installments: z.array(
      z.strictObject({
        amount: z.number(),
        dueOn: day,
        left: z.number().openapi({ description: 'What is left to pay.' }),
        state: z.enum(['paid', 'open', 'missed']),
      }),
    ),
  })
  .openapi('PaymentArrangement')

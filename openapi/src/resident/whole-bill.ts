import { z } from '@hono/zod-openapi'
import { orNull } from '../contract.ts'
import { NextInstallment } from './billing-shapes.ts'

const day = z.iso.date()
const dollars = (description: string) => z.number().openapi({ description, example: 79.63 })

const Sum = z.strictObject({
  name: z.string().openapi({ example: 'Water' }),
  language: z.enum(['en', 'es']).openapi({
    description: 'Of its name: utility billing’s own words may be English on a Spanish bill.',
  }),
  amount: dollars('Dollars; a credit is negative.'),
})

/** A bill with all that utility billing says of it; what it does not say is null or empty. */
export const WholeBill = z
  .strictObject({
    key: z.uuid(),
    number: z.string(),
    accountNumber: z.string().openapi({ example: '1001-5001' }),
    address: z.string().openapi({ description: 'The service address.' }),
    service: z.string().openapi({ example: 'Water' }),
    billDate: day,
    dueDate: day,
    serviceFrom: day.nullable(),
    serviceTo: day.nullable(),
    amount: dollars('As billed: its own charges.'),
    amountDueWithoutPending: dollars('Still open of it; what is pending is taken off.'),
    lines: z.array(Sum).openapi({
      description:
        'The balance before, payments and penalty where they are known, then its charges.',
    }),
    total: dollars('What the lines come to.'),
    due: z
      .strictObject({
        rows: z.array(Sum).openapi({ description: 'What it is made of, where that is several.' }),
        total: dollars('What is due on the account by now; a credit is negative.'),
      })
      .nullable()
      .openapi({ description: 'Of the account’s newest bill; null for older ones.' }),
    nextInstallment: orNull(NextInstallment).openapi({
      description:
        'The next installment where the account has a payment arrangement with none missed.',
    }),
    newestKey: z.uuid().nullable().openapi({ description: 'The newest bill where it is another.' }),
    readings: z.array(
      z.strictObject({
        meter: z.string(),
        previous: z.int(),
        current: z.int(),
        isEstimated: z.boolean(),
      }),
    ),
    usage: z.int().nullable(),
    usageUnit: z.string().openapi({ example: 'gallons' }),
    usageTexts: z.array(z.string()).openapi({ description: 'The usage in sentences.' }),
    usageHistory: z.array(z.strictObject({ billDate: day, usage: z.int() })).openapi({
      description: 'Of thirteen bills at most, this one last.',
    }),
    payTo: z.strictObject({ line1: z.string(), line2: z.string(), phone: z.string() }),
    payOnlineAddress: z.string().nullable().openapi({ description: 'To be printed on paper.' }),
    pdfLink: z.string(),
  })
  .openapi('WholeBill')

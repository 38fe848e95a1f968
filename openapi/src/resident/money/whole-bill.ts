import { z } from '@hono/zod-openapi'
import { orNull } from '../../contract.ts'
import { NextInstallment } from './billing-shapes.ts'

const day = z.iso.date()
const dollars = (description: string) => z.number().openapi({ description, example: 79.63 })

const Sum = z.strictObject({
  name: z.string().openapi({ example: 'Water' }),
  language: z.enum(['en', 'es']).openapi({
    description:
      'Language of the name: utility billing’s own words can be English on a Spanish bill.',
  }),
  amount: dollars('Dollars. A credit is negative.'),
})

/** All data from utility billing; missing values are null or empty. */
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
    amount: dollars('As billed: only this bill’s charges.'),
    amountDueWithoutPending: dollars('Still open on this bill. Pending payments are subtracted.'),
    lines: z.array(Sum).openapi({
      description: 'The previous balance, payments and penalty if known, then this bill’s charges.',
    }),
    total: dollars('The sum of the lines.'),
    due: z
      .strictObject({
        rows: z
          .array(Sum)
          .openapi({ description: 'The parts of the amount, if there are several.' }),
        total: dollars('What is due on the account now. A credit is negative.'),
      })
      .nullable()
      .openapi({ description: 'For the account’s newest bill. Null for older ones.' }),
    nextInstallment: orNull(NextInstallment).openapi({
      description:
        'The next installment if the account has a payment arrangement without a missed installment.',
    }),
    newestKey: z
      .uuid()
      .nullable()
      .openapi({ description: 'The newest bill, if this is an older one.' }),
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
      description: 'At most thirteen bills, this one last.',
    }),
    payTo: z.strictObject({ line1: z.string(), line2: z.string(), phone: z.string() }),
    payOnlineAddress: z.string().nullable().openapi({ description: 'For printing.' }),
    pdfLink: z.string(),
  })
  .openapi('WholeBill')

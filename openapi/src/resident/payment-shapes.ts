import { z } from '@hono/zod-openapi'
import { purposeNames } from '@portal/core/rules'
import { inEnglish, orNull } from '../contract.ts'

const Method = z.strictObject({
  kind: z.enum(['card', 'bank']),
  brand: z.string(),
  last4: z.string(),
})

/** A payment as its payer sees it. */
export const PaymentView = z
  .strictObject({
    reference: z.string().openapi({ example: 'P7Q2V0X4M9K1T8R3Z5HW' }),
    status: z.enum(['open', 'paid', 'checking', 'declined', 'failed', 'returned']).openapi({
      description:
        'open: not submitted, or its page is still open; checking: nobody knows yet whether the money moved; returned: refunded, voided or taken back by the bank.',
    }),
    amount: z.number().openapi({ description: 'Dollars.' }),
    paymentType: z.enum(purposeNames).openapi({ description: 'What was paid.' }),
    authNetTransId: z.string().nullable(),
    navilineRoutingIds: z.array(z.string()).openapi({ description: 'The accounts that it pays.' }),
    items: z.array(
      z.strictObject({
        accountNumber: z.string(),
        name: z.string().openapi({
          description: 'What it is, in the reader’s language.',
          example: 'Parking ticket: T-4711',
        }),
        place: z.string().openapi({
          description:
            'Where it is for, such as the service address; of an account in somebody else’s care the street alone. Empty where nobody said.',
        }),
        amount: z.number(),
        activityId: z.uuid().nullable().openapi({ description: 'The request whose fee it is.' }),
        inEnglish,
      }),
    ),
    method: orNull(Method),
    declineReason: z.string().nullable().openapi({ description: 'A text’s key.' }),
    createdAt: z.iso.datetime(),
    frameUrl: z.string().nullable().openapi({
      description: 'Its page, for a frame; null where there is nothing left to pay by it.',
    }),
    redirectUrl: z.string().nullable().openapi({
      description: 'Leads to the provider’s page and back; likewise.',
    }),
    pdfUrl: z.string().nullable().openapi({
      description: 'The receipt as PDF, of what was paid or taken back; null where there is none.',
    }),
    receiptUrl: z.string().openapi({
      description: 'Opens the receipt; a guest’s for whoever has it.',
    }),
  })
  .openapi('Payment')

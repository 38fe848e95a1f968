import { z } from '@hono/zod-openapi'
import { orNull } from '../../contract.ts'

const dollars = (description: string) => z.number().openapi({ description, example: 61.2 })
const day = z.iso.date()
const accountNumber = z.string().openapi({
  description: 'Customer and location number.',
  example: '1001-5001',
})
const isPending = z.boolean().openapi({
  description: 'Paid through the portal, and not yet booked by utility billing.',
})

export const NextInstallment = z
  .strictObject({ amount: dollars('What is left to pay, in dollars.'), dueOn: day })
  .openapi('NextInstallment')

const nextInstallment = orNull(NextInstallment).openapi({
  description:
    'The next installment if the account has a payment arrangement without a missed installment, otherwise null. Use its day instead of `dueDate`.',
})

export const BillingAccount = z
  .strictObject({
    customerId: z.string(),
    locationId: z.string(),
    type: z.literal('UTILITY').openapi({ description: 'The accountType for `/payment`.' }),
    accountNumber,
    address1: z.string().openapi({ description: 'The service address.' }),
    amount: dollars('Due without the penalty, in dollars. Pending payments are subtracted.'),
    penaltyAmount: dollars('The penalty that is due, in dollars.'),
    totalAmountDue: dollars('Both together. A credit is not due.'),
    creditAmount: dollars('Paid above what is due, in dollars. Pending payments count.'),
    currentBalance: dollars(
      'The last balance from utility billing, in dollars. Negative is a credit.',
    ),
    dueDate: day.nullable(),
    nextInstallment,
    isPending,
    isPaperless: z.boolean(),
  })
  .openapi('BillingAccount')

/** Spec, resident section 3. */
const Bill = z
  .strictObject({
    key: z.uuid(),
    number: z.string(),
    accountNumber,
    type: z.string().openapi({ example: 'Water (1001-5001)' }),
    amount: dollars('As billed, in dollars.'),
    amountDueWithoutPending: dollars('Still due, in dollars. Pending payments are subtracted.'),
    currentBalance: dollars('Still open in utility billing’s records, in dollars.'),
    billDate: day,
    dueDate: day,
    isPending,
    pdfLink: z.string().openapi({ description: 'The bill as PDF, in the reader’s language.' }),
    pageLink: z.string().openapi({ description: 'The bill as a page to read or print.' }),
  })
  .openapi('Bill')

export const DelinquentStatus = z
  .strictObject({
    type: z.enum(['past-due', 'shutoff']),
    accountNumber,
    amount: dollars('Dollars. Pending payments are subtracted.'),
    date: day.openapi({
      description: 'The day since it is overdue, or the day the water is turned off.',
    }),
  })
  .openapi('DelinquentStatus')

const PaymentHistoryItem = z
  .strictObject({
    accountNumber,
    reference: z.string().openapi({
      description:
        'Our reference of a payment made here, with `-R` at the end for a refund. Otherwise the billing system’s number.',
    }),
    type: z.string().openapi({ example: 'Portal' }),
    paymentAmount: dollars('Dollars. Negative is a refund.'),
    paymentDate: day,
    isPending,
  })
  .openapi('PaymentHistoryItem')

export const BillingHistory = z
  .strictObject({
    totalAmountDue: dollars('For all accounts, in dollars. A credit on one account pays no other.'),
    accounts: z.array(BillingAccount),
    accountDelinquentStatuses: z.array(DelinquentStatus),
    bills: z.array(Bill).openapi({
      description: 'Of the last twelve months, and older bills that are open. Newest first.',
    }),
    payments: z.array(PaymentHistoryItem).openapi({
      description: 'Of the last twelve months, newest first.',
    }),
    historyMonthly: z
      .array(
        z.strictObject({
          month: z.string().openapi({ example: '2026-11' }),
          billedAmount: dollars('Dollars.'),
          paidAmount: dollars('Dollars.'),
        }),
      )
      .openapi({ description: 'Twelve months, the current one first.' }),
  })
  .openapi('BillingHistory')

const UpcomingBill = z
  .strictObject({
    accountNumber,
    amount: dollars('Still due, in dollars. Pending payments are subtracted.'),
    type: z.string().openapi({ example: 'Water' }),
    dueDate: day.nullable(),
  })
  .openapi('UpcomingBill')

const PastPayment = z
  .strictObject({
    accountNumber,
    type: z.string(),
    paymentDate: day,
    amount: dollars('Dollars. Negative is a refund.'),
    isPending,
  })
  .openapi('PastPayment')

/** The next amount due, and past payments (spec, resident section 3). */
export const PaymentHistoryRecord = z
  .strictObject({
    accountInfo: z.strictObject({
      customerId: z.string(),
      locationId: z.string(),
      type: z.literal('UTILITY'),
    }),
    upcomingBills: z.array(UpcomingBill),
    pastPayments: z.array(PastPayment),
  })
  .openapi('PaymentHistoryRecord')

export const PaymentHistory = z
  .strictObject({
    navilineAccountInfo: z.array(BillingAccount),
    upcomingBills: z.array(UpcomingBill).openapi({ description: 'The next due date first.' }),
    pastPayments: z.array(PastPayment).openapi({ description: 'Newest first.' }),
  })
  .openapi('PaymentHistory')

/** Spec, resident section 3. */
const Autopay = z.strictObject({
  AutopayStatus: z.enum(['S', 'C', 'R', '']).openapi({
    description: 'S: savings account. C: checking account. R: card. Empty: no autopay.',
  }),
  AutopayEnabled: z.boolean(),
  PaymentProfileId: z.uuid().nullable().openapi({
    description: 'The saved card or bank account. Null if another person’s method pays.',
  }),
  AutopayId: z.uuid().nullable(),
  NextChargeOn: day.nullable().openapi({
    description: 'The day of the next announced charge. Null if there is none.',
  }),
  NextChargeAmount: z
    .number()
    .nullable()
    .openapi({ description: 'The maximum amount in dollars.' }),
})

export const UtilityAccountInformation = z
  .strictObject({
    CustomerId: z.string(),
    LocationId: z.string(),
    Autopay,
    account: BillingAccount,
  })
  .openapi('UtilityAccountInformation')

const wireCents = z.string().openapi({
  description: 'Whole cents. A minus behind the amount is a credit.',
  example: '6120',
})

/** Spec, resident section 3: the same shape whether an account was found or not. */
export const AccountLookup = z
  .strictObject({
    OutputParms: z.strictObject({
      ErrorCode: z.enum(['0000', '0001', '0002']).openapi({
        description:
          '0000: found. 0001: no such account. 0002: the customer has several accounts, so send the location too.',
      }),
      AmountDueWithoutPending: wireCents,
      PenaltyAmount: wireCents,
      DueDateOfLastBill: z.string().openapi({ description: 'MMDDYYYY, or empty.' }),
      AccountNumber: z.string().openapi({ description: 'Customer and location number, or empty.' }),
      Street: z.string().openapi({
        description: 'The service address without its house number, or empty.',
        example: 'Millrace St',
      }),
    }),
  })
  .openapi('AccountLookup')

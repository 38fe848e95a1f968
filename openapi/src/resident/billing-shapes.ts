import { z } from '@hono/zod-openapi'
import { orNull } from '../contract.ts'

const dollars = (description: string) => z.number().openapi({ description, example: 61.2 })
const day = z.iso.date()
const accountNumber = z.string().openapi({
  description: 'Customer and location.',
  example: '1001-5001',
})
const isPending = z.boolean().openapi({
  description: 'Paid through the portal and not yet booked by utility billing.',
})

/** What is to be paid next of an account under a payment arrangement. */
export const NextInstallment = z
  .strictObject({ amount: dollars('What is left of it, in dollars.'), dueOn: day })
  .openapi('NextInstallment')

const nextInstallment = orNull(NextInstallment).openapi({
  description:
    'The next installment where the account has a payment arrangement with none missed; null otherwise. Its day counts, not `dueDate`.',
})

/** A utility account and what is due on it. */
export const BillingAccount = z
  .strictObject({
    customerId: z.string(),
    locationId: z.string(),
    type: z.literal('UTILITY').openapi({ description: 'The accountType of `/payment`.' }),
    accountNumber,
    address1: z.string().openapi({ description: 'The service address.' }),
    amount: dollars('Due without the penalty, in dollars; what is pending is taken off.'),
    penaltyAmount: dollars('Due as a penalty, in dollars.'),
    totalAmountDue: dollars('Both together; a credit is not due.'),
    creditAmount: dollars('Paid above what is due, in dollars; what is pending counts.'),
    currentBalance: dollars('As utility billing last said, in dollars; negative is a credit.'),
    dueDate: day.nullable(),
    nextInstallment,
    isPending,
    isPaperless: z.boolean(),
  })
  .openapi('BillingAccount')

/** A bill (spec, resident section 3). */
const Bill = z
  .strictObject({
    key: z.uuid(),
    number: z.string(),
    accountNumber,
    type: z.string().openapi({ example: 'Water (1001-5001)' }),
    amount: dollars('As billed, in dollars.'),
    amountDueWithoutPending: dollars('Still due, in dollars; what is pending is taken off.'),
    currentBalance: dollars('Still open in utility billing’s books, in dollars.'),
    billDate: day,
    dueDate: day,
    isPending,
    pdfLink: z.string().openapi({ description: 'The bill as PDF, in the reader’s language.' }),
    pageLink: z.string().openapi({ description: 'The bill as a page to be read or printed.' }),
  })
  .openapi('Bill')

export const DelinquentStatus = z
  .strictObject({
    type: z.enum(['past-due', 'shutoff']),
    accountNumber,
    amount: dollars('Dollars; what is pending is taken off.'),
    date: day.openapi({ description: 'Since when it is overdue, or when water is turned off.' }),
  })
  .openapi('DelinquentStatus')

const PaymentHistoryItem = z
  .strictObject({
    accountNumber,
    reference: z.string().openapi({
      description:
        'The portal’s reference of a payment made here, `-R` behind it for money given back; else the billing system’s number.',
    }),
    type: z.string().openapi({ example: 'Portal' }),
    paymentAmount: dollars('Dollars; negative was given back.'),
    paymentDate: day,
    isPending,
  })
  .openapi('PaymentHistoryItem')

export const BillingHistory = z
  .strictObject({
    totalAmountDue: dollars('On all accounts, in dollars; a credit on one pays no other.'),
    accounts: z.array(BillingAccount),
    accountDelinquentStatuses: z.array(DelinquentStatus),
    bills: z.array(Bill).openapi({
      description: 'Of the last twelve months, and older ones that are open; the newest first.',
    }),
    payments: z.array(PaymentHistoryItem).openapi({
      description: 'Of the last twelve months, the newest first.',
    }),
    historyMonthly: z
      .array(
        z.strictObject({
          month: z.string().openapi({ example: '2026-11' }),
          billedAmount: dollars('Dollars.'),
          paidAmount: dollars('Dollars.'),
        }),
      )
      .openapi({ description: 'Twelve months, this one first.' }),
  })
  .openapi('BillingHistory')

const UpcomingBill = z
  .strictObject({
    accountNumber,
    amount: dollars('Still due, in dollars; what is pending is taken off.'),
    type: z.string().openapi({ example: 'Water' }),
    dueDate: day.nullable(),
  })
  .openapi('UpcomingBill')

const PastPayment = z
  .strictObject({
    accountNumber,
    type: z.string(),
    paymentDate: day,
    amount: dollars('Dollars; negative was given back.'),
    isPending,
  })
  .openapi('PastPayment')

/** What comes next on one account, and what was paid (spec, resident section 3). */
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
    upcomingBills: z.array(UpcomingBill).openapi({ description: 'The next to be due first.' }),
    pastPayments: z.array(PastPayment).openapi({ description: 'The newest first.' }),
  })
  .openapi('PaymentHistory')

/** How an account pays itself (spec, resident section 3). */
const Autopay = z.strictObject({
  AutopayStatus: z.enum(['S', 'C', 'R', '']).openapi({
    description: 'A savings account, a checking account, a card; empty is not enrolled.',
  }),
  AutopayEnabled: z.boolean(),
  PaymentProfileId: z.uuid().nullable().openapi({
    description: 'The saved card or bank account; null where somebody else’s pays.',
  }),
  AutopayId: z.uuid().nullable(),
  NextChargeOn: day.nullable().openapi({
    description: 'The day of the next charge that was announced; null where none is.',
  }),
  NextChargeAmount: z.number().nullable().openapi({ description: 'Dollars: at most so much.' }),
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
  description: 'Whole cents; a minus behind them is a credit.',
  example: '6120',
})

/** What a lookup answers (spec, resident section 3): the same shape whether an account was found or not. */
export const AccountLookup = z
  .strictObject({
    OutputParms: z.strictObject({
      ErrorCode: z.enum(['0000', '0001', '0002']).openapi({
        description:
          '0000 found; 0001 no such account; 0002 the customer has several: name the location too.',
      }),
      AmountDueWithoutPending: wireCents,
      PenaltyAmount: wireCents,
      DueDateOfLastBill: z.string().openapi({ description: 'MMDDYYYY, or empty.' }),
      AccountNumber: z.string().openapi({ description: 'Customer and location, or empty.' }),
      Street: z.string().openapi({
        description: 'The service address without its house number, or empty.',
        example: 'Millrace St',
      }),
    }),
  })
  .openapi('AccountLookup')

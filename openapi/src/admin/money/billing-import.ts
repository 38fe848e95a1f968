import { z } from '@hono/zod-openapi'
import { batchColumns, rowErrors, rowFields, rowKinds } from '@portal/core/billing-import/rules'
import { json, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

const BatchName = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .openapi({
    description: 'The sender’s own name for the batch: letters, digits, `.`, `:`, `_` and `-`.',
    example: '2026-11-21-nightly',
  })

const batchFields = {
  batchId: z.string(),
  kind: z.enum(['partial', 'full']),
  status: z.enum(['staged', 'applied', 'refused']).openapi({
    description:
      '`staged`: the batch has not taken effect. It is still arriving, or was interrupted. Send it again.',
  }),
  rowCount: z.int().min(0).openapi({ description: 'Number of valid rows.' }),
  errorCount: z.int().min(0),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
}

const BillingBatch = z
  .strictObject({
    ...batchFields,
    errors: z
      .array(
        z.strictObject({
          line: z.int().min(1).openapi({
            description:
              'In CSV the line (the header is 1), in JSON the number of the row, from 1.',
          }),
          field: z.string().openapi({ description: 'Empty if the error is about the whole row.' }),
          code: z.string(),
        }),
      )
      .max(1000)
      .openapi({ description: 'The first thousand errors.' }),
  })
  .openapi('BillingBatch')

const ListedBatch = z.strictObject(batchFields).openapi('ListedBillingBatch')

const sent = z.union([z.string(), z.int()]).optional()

const BatchRow = z
  .strictObject(
    // All columns; the description lists those of each kind.
    Object.fromEntries(batchColumns.map((column) => [column, sent])) as Record<
      (typeof batchColumns)[number],
      typeof sent
    >,
  )
  .openapi('BillingBatchRow')

const fieldNames = (kind: (typeof rowKinds)[number]): string =>
  Object.entries(rowFields[kind])
    .map(([name, { isOptional }]) => (isOptional ? `[${name}]` : name))
    .join(', ')

const description = `All rows of a batch take effect together, or none. The body is CSV (RFC 4180, UTF-8, with a header) or a JSON list of objects, with the same columns:

${rowKinds.map((kind) => `* \`kind\` \`${kind}\`: ${fieldNames(kind)}`).join('\n')}

Amounts are whole cents with a minus behind them for a credit (\`6120\`, \`2350-\`). Days are MMDDYYYY. Lines are \`Water=4210|Sewer=1300\`. A batch changes nothing that it does not name. A delinquency of 0 ends, and a batch with \`kind=full\` ends every delinquency that it does not name. A payment with one of our references is booked by it. Sending the same batch again gets the same reply and changes nothing.

Errors in rows:

${Object.entries(rowErrors)
  .map(([code, meaning]) => `* \`${code}\`: ${meaning}`)
  .join('\n')}`

const Posting = z
  .strictObject({
    kind: z.literal('payment'),
    customerId: z.string(),
    locationId: z.string(),
    reference: z.string().openapi({ example: 'P1f4k2m9c0a7x3b8d5e6' }),
    type: z.string(),
    date: z.string().openapi({ description: 'MMDDYYYY.', example: '11202026' }),
    amount: z.string().openapi({
      description: 'Whole cents. A minus behind the amount is a refund.',
      example: '6120',
    }),
  })
  .openapi('BillingPosting')

const CitationPosting = z
  .strictObject({
    kind: z.literal('citation-payment'),
    number: z.string().openapi({ example: 'PK-104417' }),
    reference: z.string().openapi({ example: 'P1f4k2m9c0a7x3b8d5e6' }),
    date: z.string().openapi({ description: 'MMDDYYYY.', example: '11202026' }),
    amount: z.string().openapi({
      description: 'Whole cents. A minus behind the amount is a refund.',
      example: '3000',
    }),
  })
  .openapi('CitationPosting')

const cents = z.int().min(0).max(100_000_000)
const permitNumbers = {
  number: z.string().min(1).max(60).openapi({
    description: 'The permit’s own number.',
    example: 'BP-2026-0117',
  }),
  accountNumber: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .openapi({
      description: 'The `customer-location` under which the city books it.',
      example: '7001-9001',
    }),
}

export const billingImport = operations('Billing', {
  importBatch: {
    access: 'staff',
    isForBilling: true,
    bodyLimit: 104_857_600,
    method: 'post',
    path: '/billing/batches',
    summary: 'Send a batch from the city’s billing system',
    description,
    request: {
      query: z.object({
        batchId: BatchName,
        kind: z
          .enum(['partial', 'full'])
          .default('partial')
          .openapi({ description: 'A full batch names every overdue account.' }),
      }),
      body: {
        content: {
          'text/csv': { schema: z.string() },
          'application/json': { schema: z.array(BatchRow) },
        },
        required: true,
      },
    },
    responses: {
      200: json(BillingBatch, 'The batch took effect.'),
      400: problem(
        'Billing.BatchUnreadable, Billing.BatchNotUtf8, Billing.BatchTooLarge. Billing.BatchEmpty: a full batch without rows.',
      ),
      409: problem(
        'Billing.BatchDiffers: another body with the same name. Billing.BatchSentAgain: the batch was sent twice at the same time, and the other one is used.',
      ),
      413: problem('Error.TooLarge: more than 100 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
      422: json(BillingBatch, 'Refused. None of it took effect.'),
    },
  },

  listBatches: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/batches',
    summary: 'List the batches of the city’s billing system',
    responses: { 200: json(z.array(ListedBatch), 'The newest 200, without their errors.') },
  },

  getBatch: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/batches/{batchId}',
    summary: 'Get one batch with its errors',
    request: {
      params: z.object({
        batchId: BatchName.openapi({ param: { name: 'batchId', in: 'path' } }),
      }),
    },
    responses: {
      200: json(BillingBatch, 'The batch.'),
      404: problem('Billing.BatchNotFound.'),
    },
  },

  listPostings: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/postings',
    summary: 'List the payments that the billing system has not booked yet',
    description:
      'In the columns of a batch’s payment rows. Send these rows back in a batch when they are booked. The oldest 10,000. The next ones follow when these are booked.',
    request: {
      query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    },
    responses: {
      200: {
        description: 'Oldest first.',
        content: {
          'application/json': { schema: z.array(Posting) },
          'text/csv': { schema: z.string() },
        },
      },
    },
  },

  listCitationPostings: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/citation-postings',
    summary: 'List the citation payments that the citing office has not booked yet',
    description:
      'In the columns of a batch’s `citation-payment` rows. Send these rows back in a batch when they are booked. The oldest 10,000. The next ones follow when these are booked.',
    request: {
      query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    },
    responses: {
      200: {
        description: 'Oldest first.',
        content: {
          'application/json': { schema: z.array(CitationPosting) },
          'text/csv': { schema: z.string() },
        },
      },
    },
  },

  setPermitBill: {
    access: 'staff',
    isForBilling: true,
    method: 'put',
    path: '/billing/permit-bills/{recordId}',
    summary: 'Set what is due on a permit with late fees',
    description:
      'Residents pay it at `/{recordId}` of their app. Print this address in the permit office’s letter. Send it again with other amounts to change it. Sending the same again changes nothing.',
    request: {
      params: z.object({
        recordId: z
          .string()
          .regex(/^[\w-]{6,60}$/)
          .openapi({
            param: { name: 'recordId', in: 'path' },
            description: 'The permit office’s id for the record.',
            example: 'a0P7000000GARAGE',
          }),
      }),
      ...jsonBody(
        z.strictObject({
          ...permitNumbers,
          applications: z
            .array(
              z.strictObject({
                number: z.string().min(1).max(60),
                name: z.string().min(1).max(200),
                nameEs: z.string().min(1).max(200).optional(),
                feeCents: cents,
              }),
            )
            .min(1)
            .max(50),
          interestCents: cents.openapi({
            description: 'Interest for paying late. We do not compute it.',
          }),
        }),
      ),
    },
    responses: {
      204: { description: 'Saved.' },
      400: problem('Payment.AmountInvalid: an amount that cannot be paid.'),
      409: problem(
        'Billing.PermitNumberTaken: another record has this number or account. Payment.NothingToPay: it is already paid. Payment.StillBeingChecked: a payment is in progress. Send it again in half an hour.',
      ),
    },
  },

  listPermitBills: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/permit-bills',
    summary: 'List permit bills and which of them were paid',
    request: {
      query: z.object({
        paidSince: z.iso
          .datetime()
          .optional()
          .openapi({ description: 'Only those paid since then.' }),
      }),
    },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              recordId: z.string(),
              ...permitNumbers,
              amountCents: cents,
              paidAt: z.iso.datetime().nullable(),
              reference: z.string().nullable().openapi({
                description: 'Reference of the payment that paid it.',
              }),
            })
            .openapi('ListedPermitBill'),
        ),
        'The newest 10,000.',
      ),
    },
  },
})

import { z } from '@hono/zod-openapi'
import { batchColumns, rowFaults, rowFields, rowKinds } from '@portal/core/rules'
import { json, operations, problem } from '../contract.ts'
import { jsonBody } from '../shared/user.ts'

const BatchName = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .openapi({
    description: 'The sender’s own name of the batch: letters, digits, `.`, `:`, `_` and `-`.',
    example: '2026-11-21-nightly',
  })

const batchFields = {
  batchId: z.string(),
  kind: z.enum(['partial', 'full']),
  status: z.enum(['staged', 'applied', 'refused']).openapi({
    description:
      'Staged is not in force: it is arriving, or something came between. Send it again.',
  }),
  rowCount: z.int().min(0).openapi({ description: 'Rows that are right in themselves.' }),
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
            description: 'Of CSV the line (the header is 1), of JSON the row’s number from 1.',
          }),
          field: z.string().openapi({ description: 'Empty where it is the row as a whole.' }),
          code: z.string(),
        }),
      )
      .max(1000)
      .openapi({ description: 'The first thousand.' }),
  })
  .openapi('BillingBatch')

const ListedBatch = z.strictObject(batchFields).openapi('ListedBillingBatch')

const sent = z.union([z.string(), z.int()]).optional()

const BatchRow = z
  .strictObject(
    // Every column once; which of them a row of each kind has, the description says.
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

const description = `All rows of a batch are in force at once, or none of them. The body is CSV (RFC 4180, UTF-8, with a header) or a JSON list of objects, with the same columns:

${rowKinds.map((kind) => `* \`kind\` \`${kind}\`: ${fieldNames(kind)}`).join('\n')}

Sums are whole cents with a minus behind them for a credit (\`6120\`, \`2350-\`), days MMDDYYYY, lines \`Water=4210|Sewer=1300\`. What a batch does not name stays as it is; a delinquency of 0 is lifted, and a batch with \`kind=full\` lifts every one that it does not name. A payment with a reference of ours is booked by it. The same batch again is answered as the first time and changes nothing.

Faults of rows:

${Object.entries(rowFaults)
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
      description: 'Whole cents; a minus behind them was given back.',
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
      description: 'Whole cents; a minus behind them was given back.',
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
      description: '`customer-location` with which the city books it.',
      example: '7001-9001',
    }),
}

export const billing = operations('Billing', {
  importBatch: {
    access: 'staff',
    isForBilling: true,
    bodyLimit: 104_857_600,
    method: 'post',
    path: '/billing/batches',
    summary: 'Take a batch of the city’s billing system',
    description,
    request: {
      query: z.object({
        batchId: BatchName,
        kind: z
          .enum(['partial', 'full'])
          .default('partial')
          .openapi({ description: 'A full batch names every account that is overdue.' }),
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
      200: json(BillingBatch, 'In force.'),
      400: problem(
        'Billing.BatchUnreadable, Billing.BatchNotUtf8, Billing.BatchTooLarge; Billing.BatchEmpty of a full one without a row.',
      ),
      409: problem(
        'Billing.BatchDiffers: another body under the same name. Billing.BatchSentAgain: it is sent twice at once, and the other one counts.',
      ),
      413: problem('Error.TooLarge: more than 100 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
      422: json(BillingBatch, 'Refused: nothing of it is in force.'),
    },
  },

  listBatches: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/batches',
    summary: 'Batches of the city’s billing system',
    responses: { 200: json(z.array(ListedBatch), 'The newest 200, without their errors.') },
  },

  getBatch: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/batches/{batchId}',
    summary: 'One batch with what is wrong with it',
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
    summary: 'Payments that the billing system has not booked yet',
    description:
      'In the columns of a batch’s payment rows: what is sent back as a batch is booked. The oldest 10,000; the next ones come once these are booked.',
    request: {
      query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    },
    responses: {
      200: {
        description: 'The oldest first.',
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
    summary: 'Payments of citations that the citing office has not booked yet',
    description:
      'In the columns of a batch’s `citation-payment` rows: what is sent back as a batch is booked. The oldest 10,000; the next ones come once these are booked.',
    request: {
      query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    },
    responses: {
      200: {
        description: 'The oldest first.',
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
    summary: 'Say what is due on a permit whose fee comes late',
    description:
      'Residents pay it at `/{recordId}` of their app, the address for the permit office’s letter. Sent again with other sums it asks for those; the same again changes nothing.',
    request: {
      params: z.object({
        recordId: z
          .string()
          .regex(/^[\w-]{6,60}$/)
          .openapi({
            param: { name: 'recordId', in: 'path' },
            description: 'The permit office’s id of the record.',
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
            description: 'For paying late; it is not computed here.',
          }),
        }),
      ),
    },
    responses: {
      204: { description: 'Noted.' },
      400: problem('Payment.AmountInvalid: a sum that nobody can pay.'),
      409: problem(
        'Billing.PermitNumberTaken: its number or account is another record’s. Payment.NothingToPay: it is paid. Payment.StillBeingChecked: somebody is paying it; send it again in half an hour.',
      ),
    },
  },

  listPermitBills: {
    access: 'staff',
    isForBilling: true,
    method: 'get',
    path: '/billing/permit-bills',
    summary: 'Bills of permits, and which were paid',
    request: {
      query: z.object({
        paidSince: z.iso.datetime().optional().openapi({ description: 'Those paid since alone.' }),
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
                description: 'Of the payment that paid it.',
              }),
            })
            .openapi('ListedPermitBill'),
        ),
        'The newest 10,000.',
      ),
    },
  },
})

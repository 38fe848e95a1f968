import { z } from '@hono/zod-openapi'
import {
  noticeColumns,
  noticeErrorCodes,
  noticeFilters,
  noticeLimits,
  noticeStates,
  noticeTextLimits,
  noticeWarnings,
} from '@portal/core/shutoff-notices/rules'
import { binary, csv, IdParams, json, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { jsonBody } from '../../shared/user.ts'

const line = z.int().min(1).openapi({ description: 'Of the file. The header of a CSV file is 1.' })
const account = z.string().max(noticeLimits.account).openapi({ example: '1001-5001' })
const amount = z.number().min(0).openapi({ example: 84.35 })

const sentFields = {
  line,
  accountNumber: account,
  delinquentAmount: amount,
  shutoffDate: z.iso.date(),
  phonePreference: z.boolean().openapi({
    description: 'The billing system knows that they prefer a call to a mail.',
  }),
}

const user = z.strictObject({
  hasPortalAccount: z.boolean(),
  userName: z.string().nullable(),
  userId: z.uuid().nullable(),
  userEmail: z.string().nullable(),
  userPhone: z.string().nullable(),
})

const about = {
  user,
  address: z.string().nullable().openapi({ description: 'Null for an unknown account.' }),
}

const warnings = z.array(z.enum(noticeWarnings)).openapi({
  description: 'The row is right, but may not be meant: it must be acknowledged.',
})

const needsLetter = z.boolean().openapi({
  description: 'No one of the account has an address at which mail arrives.',
})

const VerifiedRow = z
  .strictObject({ ...sentFields, ...about, needsLetter, warnings })
  .openapi('DelinquencyRow')

/** What comes back: the server looks the rest up again. */
const SentRow = z
  .strictObject({
    ...sentFields,
    user: user.optional(),
    address: about.address.optional(),
    needsLetter: needsLetter.optional(),
    warnings: warnings.optional(),
  })
  .openapi('SentDelinquencyRow')

const Batch = z
  .strictObject({
    Id: z.uuid(),
    processed: z.int().openapi({ description: 'People reached.' }),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable(),
    rowCount: z.int(),
    waiting: z.int().openapi({ description: 'Notices that leave within minutes.' }),
    asked: z.int().openapi({ description: 'Accounts whose people ask for installments.' }),
    firstShutoff: z.iso.date().nullable(),
    lastShutoff: z.iso.date().nullable(),
  })
  .openapi('DelinquencyBatch')

const Notice = z
  .strictObject({
    ...sentFields,
    ...about,
    state: z.enum(noticeStates).openapi({
      description: '`paid` and `arranged` are off the list: the water stays on.',
    }),
    isSent: z.boolean(),
    reached: z.int().openapi({ description: 'People.' }),
    needsLetter,
    hasAsked: z.boolean().openapi({ description: 'They ask to pay in installments.' }),
    askedNote: z.string().nullable(),
  })
  .openapi('DelinquencyNotice')

const texts = {
  title: field(noticeTextLimits.title),
  titleEs: field(noticeTextLimits.title),
  body: field(noticeTextLimits.body),
  bodyEs: field(noticeTextLimits.body),
  todo: field(noticeTextLimits.todo),
  todoEs: field(noticeTextLimits.todo),
  hours: field(noticeTextLimits.hours),
  hoursEs: field(noticeTextLimits.hours),
  phone: field(noticeTextLimits.phone),
  minimumDays: z.int().min(0).max(366).openapi({
    description: 'Days between the notice and the shut-off, by law.',
  }),
}

const version = z.int().min(0).openapi({ description: 'Zero: as delivered. Send it back.' })

const none = problem('Shutoffs.NotFound.')
const spreadsheet = (description: string) => ({
  description,
  content: { 'text/csv': { schema: csv } },
})

export const shutoffNotices = operations('Shut-off notices', {
  listNoticeBatches: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies',
    summary: 'List the files whose notices were sent',
    responses: {
      200: json(z.array(Batch), 'The newest 100. The rows (`data`) are at each one’s address.'),
    },
  },

  verifyNotices: {
    access: 'staff',
    bodyLimit: noticeLimits.characters * 2,
    method: 'post',
    path: '/notifications/delinquencies/verify',
    summary: 'Verify a file of overdue accounts',
    description: `CSV with the columns ${noticeColumns.map((name) => `\`${name}\``).join(', ')}, or the billing system’s fixed-width list. docs/shutoff-notices.md has the layouts and the errors. Keeps nothing.`,
    request: jsonBody(
      z.strictObject({
        delinquencyData: z
          .string()
          .max(noticeLimits.characters)
          .openapi({ description: 'The text of the file.' }),
      }),
    ),
    responses: {
      200: json(
        z
          .strictObject({
            rows: z.array(VerifiedRow).openapi({ description: 'Those without errors.' }),
            errors: z
              .array(
                z.strictObject({
                  line,
                  field: z.string().openapi({ description: 'Empty: the whole row.' }),
                  code: z.enum(noticeErrorCodes),
                }),
              )
              .max(500)
              .openapi({ description: 'The first 500.' }),
            errorCount: z.int(),
          })
          .openapi('VerifiedDelinquencies'),
        'Send the rows back when there are no errors.',
      ),
      400: problem('Shutoffs.Empty, Shutoffs.TooMany.'),
      413: problem('Error.TooLarge.'),
    },
  },

  sendNotices: {
    access: 'staff',
    idempotent: true,
    bodyLimit: 24_000_000,
    method: 'post',
    path: '/notifications/delinquencies',
    summary: 'Send the notices of verified rows',
    description:
      'Verifies the rows again. They reach everyone who has the account by inbox, mail and push, whatever they turned off.',
    request: jsonBody(
      z.strictObject({
        delinquencyData: z.array(SentRow).max(noticeLimits.rows),
        isAcknowledged: z.boolean().default(false).openapi({
          description: 'Rows with warnings are meant.',
        }),
      }),
    ),
    responses: {
      200: json(z.strictObject({ Id: z.uuid(), rowCount: z.int() }), 'They leave within minutes.'),
      400: problem('Shutoffs.RowsInvalid, Shutoffs.TooSoon, Shutoffs.Empty.'),
      409: problem(
        'Shutoffs.NotAcknowledged; Shutoffs.TextsLack; Shutoffs.SentBefore: the same rows.',
      ),
      413: problem('Error.TooLarge.'),
    },
  },

  exportNotices: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies/{id}/file',
    summary: 'Download a part of a batch, such as whom to call',
    request: {
      params: IdParams,
      query: z.object({ filter: z.enum(noticeFilters).default('calls') }),
    },
    responses: { 200: spreadsheet('For a spreadsheet, without formulas.') },
  },

  getNoticeLetters: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies/{id}/letters',
    summary: 'Get the letters to those who get no mail',
    request: {
      params: IdParams,
      query: z.object({
        part: z.coerce.number().int().min(1).max(1000).default(1).openapi({
          description: 'Of 200 letters each.',
        }),
      }),
    },
    responses: {
      200: {
        description: 'In both languages, sorted by postal code and street.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: none,
    },
  },

  exportShutoffs: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies/shutoffs',
    summary: 'Download whose water is to be shut off on a day',
    request: { query: z.object({ day: z.iso.date() }) },
    responses: { 200: spreadsheet('Who paid or has an arrangement is not on it.') },
  },

  getNoticeTexts: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies/texts',
    summary: 'Get what the next notices say',
    responses: {
      200: json(
        z
          .strictObject({
            ...texts,
            version,
            isComplete: z.boolean().openapi({ description: 'They hold what the law wants.' }),
          })
          .openapi('DelinquencyTexts'),
        'In both languages, with {blanks}.',
      ),
    },
  },

  setNoticeTexts: {
    access: 'staff',
    method: 'put',
    path: '/notifications/delinquencies/texts',
    summary: 'Change what the next notices say',
    request: jsonBody(z.strictObject({ ...texts, version })),
    responses: {
      200: json(z.strictObject({ version: z.int() }), 'Saved.'),
      400: problem('Util.FormContainsErrors with each field that lacks what the law wants.'),
      412: problem('ShutoffTexts.ChangedMeanwhile.'),
    },
  },

  getNoticeBatch: {
    access: 'staff',
    method: 'get',
    path: '/notifications/delinquencies/{id}',
    summary: 'Get the notices of a file, and who paid since',
    request: {
      params: IdParams,
      query: z.object({
        filter: z.enum(noticeFilters).default('all'),
        account: account.default('').openapi({
          description: 'Only accounts that begin so; counted likewise.',
          example: '1001-5001',
        }),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        size: z.coerce.number().int().min(1).max(100).default(10),
      }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            batch: Batch,
            texts: z.strictObject(texts),
            counts: z.strictObject(
              // Built from all names, which Object.fromEntries forgets.
              Object.fromEntries(noticeFilters.map((name) => [name, z.int()])) as Record<
                (typeof noticeFilters)[number],
                z.ZodInt
              >,
            ),
            data: z.array(Notice).max(100),
          })
          .openapi('DelinquencyBatchPage'),
        'A page of it.',
      ),
      404: none,
    },
  },
})

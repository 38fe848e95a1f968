import { z } from '@hono/zod-openapi'
import { auditedEntities, auditLimits } from '@portal/core/audit-trail/rules'
import { csv, json, LanguageHeader, linkLanguage, operations } from '../../contract.ts'

const word = z.string().max(auditLimits.text)

const AuditQuery = z.object({
  who: word
    .optional()
    .openapi({ description: 'A person’s id, or part of a name or an email address.' }),
  operation: word
    .optional()
    .openapi({ description: 'An operation’s name.', example: 'updateService' }),
  kind: z.enum(auditedEntities).optional().openapi({ description: 'The kind of record.' }),
  record: word
    .optional()
    .openapi({ description: 'A record’s id or number, or a person’s email address.' }),
  from: z.iso.date().optional().openapi({ description: 'The first day, in the city.' }),
  to: z.iso.date().optional().openapi({ description: 'The last day, in the city.' }),
  text: word.optional().openapi({ description: 'Part of an old or new value.' }),
})

const Field = z
  .strictObject({
    field: z.string().openapi({ description: 'Its name in our records.', example: 'isPublished' }),
    label: z.string().openapi({ description: 'In the reader’s language.' }),
    before: z.string().nullable().openapi({ description: 'Null if it was empty.' }),
    after: z.string().nullable().openapi({ description: 'Null if it is empty.' }),
  })
  .openapi('AuditField')

const Change = z
  .strictObject({
    kind: z.string(),
    kindName: z.string().openapi({ description: 'In the reader’s language.' }),
    recordId: z.string(),
    record: z
      .string()
      .nullable()
      .openapi({ description: 'The record’s number or name. Null if only its id is known.' }),
    part: z
      .string()
      .nullable()
      .openapi({ description: 'Which part of a record with several parts.' }),
    change: z.enum(['insert', 'update', 'delete']),
    isForgotten: z.boolean().openapi({
      description: 'Its personal data was removed with the person’s account.',
    }),
    fields: z.array(Field),
  })
  .openapi('AuditChange')

const Entry = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    who: z.strictObject({
      id: z.uuid().nullable().openapi({ description: 'Null for the portal itself and guests.' }),
      name: z.string(),
      email: z.string().nullable(),
    }),
    app: z.enum(['resident', 'staff']).nullable(),
    operation: z.string().openapi({ description: 'Its name in the contract.' }),
    operationName: z.string().openapi({ description: 'In the reader’s language.' }),
    kind: z.string(),
    kindName: z.string().openapi({ description: 'In the reader’s language.' }),
    recordId: z.string(),
    record: z.string().nullable(),
    ipAddress: z.string().nullable(),
    device: z.string().nullable().openapi({ example: 'Firefox, Windows' }),
    requestId: z.string(),
    changeCount: z.int().min(0).openapi({ description: 'Records that it changed.' }),
    changes: z.array(Change).max(auditLimits.records),
  })
  .openapi('AuditEntry')

const Choice = z
  .strictObject({
    value: z.string(),
    label: z.string().openapi({ description: 'In the reader’s language.' }),
  })
  .openapi('AuditChoice')

export const auditTrail = operations('Audit', {
  listAuditEntries: {
    access: 'staff',
    method: 'get',
    path: '/audit',
    summary: 'List who changed what, latest first',
    request: {
      headers: LanguageHeader,
      query: AuditQuery.extend({
        after: z
          .string()
          .regex(
            /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          )
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(Entry).max(auditLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
          total: z
            .int()
            .min(0)
            .max(auditLimits.counted)
            .openapi({ description: 'Counting ends at 10,000.' }),
          isAppendOnly: z.boolean().openapi({
            description: 'The database refuses to let the portal change the log.',
          }),
          operations: z.array(Choice).openapi({ description: 'For the filter.' }),
          kinds: z.array(Choice).openapi({ description: 'For the filter.' }),
        }),
        'At most 50.',
      ),
    },
  },

  exportAuditEntries: {
    access: 'staff',
    method: 'get',
    path: '/audit/export',
    summary: 'Download who changed what as CSV',
    request: { headers: LanguageHeader, query: AuditQuery.extend(linkLanguage) },
    responses: {
      200: {
        description:
          'UTF-8 with a byte order mark (RFC 4180), a line for each changed field. The last line says how many rows there are. A file without it is not complete.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },
})

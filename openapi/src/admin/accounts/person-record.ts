import { z } from '@hono/zod-openapi'
import { grantableRoles } from '@portal/core/kernel/rules'
import { historyCursor, historyKinds, personLimits } from '@portal/core/person-record/rules'
import { IdParams, json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { MailBlock } from '../../shared/platform/mail.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { CaseScope } from './case-scope.ts'

const none = problem('PersonRecord.NotFound: no such person or organization, or a deleted account.')

const dollars = z.number()

const PersonNote = z
  .strictObject({
    id: z.uuid(),
    text: z.string(),
    at: z.iso.datetime(),
    author: z.string(),
    isOwn: z.boolean().openapi({ description: 'Yours: you can delete it.' }),
  })
  .openapi('PersonNote')

const PersonAccount = z
  .strictObject({
    number: z.string().openapi({ description: '`customer-location`' }),
    address: z.string(),
    balance: dollars,
    dueOn: z.iso.date().nullable(),
    isOverdue: z.boolean(),
    hasAutopay: z.boolean(),
    documents: z
      .array(z.strictObject({ id: z.uuid(), name: z.string(), at: z.iso.datetime() }))
      .openapi({ description: 'The newest 100 of its folder.' }),
  })
  .openapi('PersonAccount')

const shared = {
  id: z.uuid(),
  name: z.string(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  accounts: z
    .array(PersonAccount)
    .nullable()
    .openapi({ description: 'Null for roles that may not read payments.' }),
  notes: z.array(PersonNote).openapi({ description: 'Newest first.' }),
  counts: z
    .strictObject({
      request: z.int().min(0),
      payment: z.int().min(0),
      message: z.int().min(0),
      note: z.int().min(0),
    })
    .openapi({ description: `Counting ends at ${personLimits.counted}.` }),
  kinds: z
    .array(z.enum(historyKinds))
    .openapi({ description: 'The kinds of history that you may read.' }),
}

const role = z.enum(['manager', 'member'])

const PersonMailBlock = MailBlock.extend({
  detail: z.string().openapi({ description: 'What the mail service said.' }),
}).openapi('PersonMailBlock')

const PersonRecord = z
  .strictObject({
    ...shared,
    email: z.string(),
    phone: z.string().nullable(),
    properties: z.array(z.string().nullable()).openapi({ description: 'Other addresses.' }),
    language: z.enum(['en', 'es']),
    isVerified: z.boolean(),
    mailBlock: orNull(PersonMailBlock).openapi({
      description: 'Mail to the address came back, or was called spam. Null: it arrives.',
    }),
    isAdmin: z.boolean(),
    roles: z.array(z.enum(grantableRoles)),
    caseScope: CaseScope,
    contactId: z.string().nullable(),
    hasSecondFactor: z.boolean().openapi({ description: 'For the staff app.' }),
    lastLoginAt: z.iso.datetime().nullable(),
    openSessions: z.int().min(0),
    organizations: z.array(
      z.strictObject({ id: z.uuid(), name: z.string(), role, isVerified: z.boolean() }),
    ),
  })
  .openapi('PersonRecord')

const OrganizationRecord = z
  .strictObject({
    ...shared,
    taxId: z.string(),
    licenseId: z.string(),
    members: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        role,
        isVerified: z.boolean(),
      }),
    ),
  })
  .openapi('OrganizationRecord')

const HistoryEntry = z
  .strictObject({
    kind: z.enum(historyKinds),
    id: z.uuid(),
    at: z.iso.datetime(),
    title: z.string(),
    text: z.string().nullable(),
    number: z.string().nullable(),
    status: z.string().nullable(),
    color: z.enum(['blue', 'green', 'orange', 'yellow', 'red', 'gray']).nullable(),
    amount: dollars.nullable(),
    by: z.string().nullable().openapi({ description: 'A colleague.' }),
    href: z.string().nullable().openapi({ description: 'Path in the staff app.' }),
  })
  .openapi('PersonHistoryEntry')

export const personRecord = operations('People', {
  getPerson: {
    access: 'staff',
    method: 'get',
    path: '/people/{id}',
    summary: 'Get a person with accounts, organizations and notes',
    request: { params: IdParams },
    responses: { 200: json(PersonRecord, 'The person.'), 404: none },
  },

  getOrganization: {
    access: 'staff',
    method: 'get',
    path: '/people/organizations/{id}',
    summary: 'Get an organization with members, accounts and notes',
    request: { params: IdParams },
    responses: { 200: json(OrganizationRecord, 'The organization.'), 404: none },
  },

  listPersonHistory: {
    access: 'staff',
    method: 'get',
    path: '/people/{id}/history',
    summary: 'Get a page of what happened with a person or organization',
    request: {
      params: IdParams,
      headers: LanguageHeader,
      query: z.object({
        kind: z
          .enum(historyKinds)
          .optional()
          .openapi({ description: 'All that you may read, by default.' }),
        before: z
          .string()
          .regex(historyCursor)
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(HistoryEntry).max(personLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
        }),
        'Newest first. Empty for an unknown id.',
      ),
    },
  },

  liftMailBlock: {
    access: 'staff',
    method: 'delete',
    path: '/people/{id}/mail-block',
    summary: 'Let mail go to a person’s address again',
    description: 'On their word. If it comes back once more, it stops again.',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Mail goes there again.'),
      404: none,
      409: problem('MailTrouble.Arrives: nothing stops it.'),
    },
  },

  addPersonNote: {
    access: 'staff',
    method: 'post',
    path: '/people/{id}/notes',
    summary: 'Add a note that only staff see',
    request: {
      params: IdParams,
      ...jsonBody(z.strictObject({ text: z.string().max(personLimits.note) })),
    },
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Added.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: none,
    },
  },

  deletePersonNote: {
    access: 'staff',
    method: 'delete',
    path: '/people/{id}/notes/{noteId}',
    summary: 'Delete one of your own notes',
    request: { params: IdParams.extend({ noteId: z.uuid() }) },
    responses: { 200: json(Success, 'Deleted.'), 404: problem('PersonRecord.NoteNotFound.') },
  },
})

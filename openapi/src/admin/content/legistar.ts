import { z } from '@hono/zod-openapi'
import { importLists, importStates } from '@portal/core/content-import/rules'
import { legistarLimits, legistarNotes, legistarProblems } from '@portal/core/legistar/rules'
import { json, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'

const list = z.enum(importLists)
const instant = z.iso.datetime().nullable()

const LegistarReport = z
  .strictObject({
    importId: z.uuid().nullable().openapi({ description: 'Null if nothing changed.' }),
    isRefused: z.boolean().openapi({
      description: 'What was read does not fit the city’s records; nothing took effect.',
    }),
    counts: z
      .partialRecord(list, z.partialRecord(z.enum(importStates), z.int()))
      .openapi({ description: 'Records of each list, by what happened with them.' }),
    records: z
      .array(
        z.strictObject({
          list,
          state: z.enum(['added', 'changed', 'kept', 'missing']).openapi({
            description:
              '`kept`: staff changed it here, and Legistar says otherwise. `missing`: Legistar no longer has it; it stays here.',
          }),
          label: z.string(),
          boardId: z.uuid().nullable(),
        }),
      )
      .openapi({ description: 'The first 50 of each state.' }),
    notes: z
      .array(z.strictObject({ code: z.enum(legistarNotes), about: z.string() }))
      .max(legistarLimits.notes)
      .openapi({ description: 'What the portal could not take as it is.' }),
  })
  .openapi('LegistarReport')

const LegistarSource = z
  .strictObject({
    client: z.string(),
    hasToken: z.boolean(),
    version: z.int().min(1),
    isReading: z.boolean().openapi({ description: 'A read is under way, or waits to go on.' }),
    lastTriedAt: instant,
    lastGoodAt: instant,
    nextAt: z.iso.datetime(),
    failures: z.int().min(0).openapi({ description: 'In a row.' }),
    problem: z
      .enum(legistarProblems)
      .nullable()
      .openapi({ description: 'Of the last read; null: it was good.' }),
    seen: z.string().openapi({ description: 'What was found instead, such as a status.' }),
    report: orNull(LegistarReport).openapi({ description: 'Of the last read that ended.' }),
  })
  .openapi('LegistarSource')

const missing = problem('Legistar.NotFound: the city names no client.')
const stale = problem('Legistar.ChangedMeanwhile: it has changed since you read it.')

export const legistar = operations('Legistar', {
  getLegistarSource: {
    access: 'staff',
    method: 'get',
    path: '/legistar',
    summary: 'Get the Legistar that the boards are read from',
    responses: {
      200: json(
        z.strictObject({ source: orNull(LegistarSource) }),
        'With what the last read found.',
      ),
    },
  },
  saveLegistarSource: {
    access: 'staff',
    method: 'put',
    path: '/legistar',
    summary: 'Say from which Legistar the boards are read',
    description: 'It is read within a minute, and then every hour. `If-Match: "0"` without one.',
    request: {
      headers: IfMatch,
      ...jsonBody(
        z
          .strictObject({
            client: z.string().max(legistarLimits.client).openapi({
              description: 'As in the address of its web API.',
              example: 'chicago',
            }),
            token: z.string().max(legistarLimits.token).nullable().openapi({
              description: 'Null keeps the one that is there; empty removes it. Never sent back.',
            }),
          })
          .openapi('LegistarEdit'),
      ),
    },
    responses: {
      200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      412: stale,
    },
  },
  readLegistarNow: {
    access: 'staff',
    method: 'post',
    path: '/legistar/read',
    summary: 'Read Legistar now',
    responses: { 200: json(Success, 'It begins within seconds.'), 404: missing },
  },
  deleteLegistarSource: {
    access: 'staff',
    method: 'delete',
    path: '/legistar',
    summary: 'Stop reading Legistar',
    description: 'What was read stays.',
    request: { headers: IfMatch },
    responses: { 200: json(Success, 'It is no longer read.'), 404: missing, 412: stale },
  },
})

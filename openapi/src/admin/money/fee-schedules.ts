import { z } from '@hono/zod-openapi'
import { feeLimits } from '@portal/core/fee-schedules/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const text = z.string().max(feeLimits.text)
const cents = z.int().min(0).max(feeLimits.cents)
const names = { name: text, nameEs: text.openapi({ description: 'In Spanish.' }) }
const counted = {
  ...names,
  answer: z.string().max(40).openapi({ description: 'The key of what is counted.' }),
  unit: text,
  unitEs: text,
}

const FeeLine = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flat'), ...names, cents }).openapi('FlatFee'),
    z
      .strictObject({
        kind: z.literal('perUnit'),
        ...counted,
        cents,
        per: z.int().min(1).max(feeLimits.per).openapi({ description: 'For so many units.' }),
        isStarted: z.boolean().openapi({ description: 'A step that has begun is charged whole.' }),
      })
      .openapi('UnitFee'),
    z
      .strictObject({
        kind: z.literal('slab'),
        ...counted,
        slabs: z
          .array(
            z.strictObject({
              upTo: z.number().nullable().openapi({ description: 'Included. Null: any more.' }),
              cents,
            }),
          )
          .max(feeLimits.slabs),
      })
      .openapi('SlabFee'),
    z.strictObject({ kind: z.literal('minimum'), ...names, cents }).openapi('MinimumFee'),
  ])
  .openapi('FeeLine')

const change = {
  ...names,
  basisPoints: z
    .int()
    .min(0)
    .max(feeLimits.basisPoints)
    .openapi({ description: 'Hundredths of a percent of the fees.' }),
  flatCents: cents,
  minCents: cents.nullable(),
  maxCents: cents.nullable(),
}
const days = z.int().min(1).max(feeLimits.days)

const edit = {
  kind: z.string().max(feeLimits.kind).openapi({ example: 'permit.roof' }),
  ...names,
  source: z
    .string()
    .max(feeLimits.source)
    .openapi({ description: 'The ordinance that sets the amounts.' }),
  fromDay: z.iso.date(),
  toDay: z.iso.date().nullable().openapi({ description: 'Included. Null: no end is known.' }),
  lines: z.array(FeeLine).max(feeLimits.lines),
  penalties: z
    .array(
      z
        .strictObject({
          ...change,
          fromDay: days.openapi({ description: 'Days after the due day.' }),
        })
        .openapi('FeePenalty'),
    )
    .max(feeLimits.changes),
  rebates: z
    .array(
      z
        .strictObject({
          ...change,
          daysBefore: days.openapi({ description: 'Days before the due day.' }),
        })
        .openapi('FeeRebate'),
    )
    .max(feeLimits.changes),
}

const FeeScheduleEdit = z.strictObject(edit).openapi('FeeScheduleEdit')
export const FeeSchedule = z.strictObject({ id: z.uuid(), ...edit }).openapi('FeeSchedule')
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const inTheWay = problem(
  'FeeSchedules.Overlaps: a later version shares a day. FeeSchedules.Past: only a kind’s first version begins in the past.',
)

export const feeSchedules = operations('FeeSchedules', {
  listFeeSchedules: {
    access: 'staff',
    method: 'get',
    path: '/fee-schedules',
    summary: 'List what permits and licenses cost, with earlier and later versions',
    responses: {
      200: json(
        z
          .strictObject({
            today: z.iso.date().openapi({ description: 'In the city.' }),
            schedules: z.array(FeeSchedule),
          })
          .openapi('FeeSchedules'),
        'By kind, the newest version first.',
      ),
    },
  },

  previewFeeSchedule: {
    access: 'staff',
    method: 'post',
    path: '/fee-schedules/preview',
    summary: 'Preview what new fees would change',
    request: jsonBody(FeeScheduleEdit),
    responses: {
      200: json(
        z.strictObject({ summary: z.array(z.string()) }).openapi('FeePreview'),
        'What ends, and examples of what people would pay then and pay now, in the reader’s language.',
      ),
      400: wrong,
      409: inTheWay,
    },
  },

  addFeeSchedule: {
    access: 'staff',
    method: 'post',
    path: '/fee-schedules',
    summary: 'Set new fees from a day',
    request: jsonBody(FeeScheduleEdit),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'The version before it ends the day before.'),
      400: wrong,
      409: inTheWay,
    },
  },

  withdrawFeeSchedule: {
    access: 'staff',
    method: 'delete',
    path: '/fee-schedules/{id}',
    summary: 'Take new fees back before they are in force',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'The version before it goes on.'),
      404: problem('FeeSchedules.NotFound.'),
      409: problem('FeeSchedules.InForce: people may have been quoted by it.'),
    },
  },
})

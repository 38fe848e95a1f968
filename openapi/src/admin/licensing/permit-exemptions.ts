import { z } from '@hono/zod-openapi'
import { exemptionLimits } from '@portal/core/permit-exemptions/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const question = z.string().max(exemptionLimits.question)
const unit = z.string().max(exemptionLimits.unit)
const asked = {
  key: z.string().max(20).openapi({ description: 'Of the answer.', example: 'area' }),
  text: question,
  textEs: question.openapi({ description: 'In Spanish.' }),
}

const ExemptionCondition = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('atMost'),
        ...asked,
        unit,
        unitEs: unit,
        most: z.number().min(0).max(exemptionLimits.most),
      })
      .openapi('AtMostCondition'),
    z
      .strictObject({ kind: z.literal('is'), ...asked, answer: z.enum(['yes', 'no']) })
      .openapi('IsCondition'),
  ])
  .openapi('ExemptionCondition')

const rule = z.string().max(exemptionLimits.rule)

const edit = {
  kind: z.string().max(exemptionLimits.kind).openapi({ example: 'shed' }),
  rule: rule.openapi({ description: 'As the code has it, quoted.' }),
  ruleEs: rule,
  source: z
    .string()
    .max(exemptionLimits.source)
    .openapi({ description: 'The code and its section.' }),
  fromDay: z.iso.date(),
  toDay: z.iso.date().nullable().openapi({ description: 'Included. Null: no end is known.' }),
  conditions: z
    .array(ExemptionCondition)
    .max(exemptionLimits.conditions)
    .openapi({ description: 'No permit is needed if all hold.' }),
}

const PermitExemptionEdit = z.strictObject(edit).openapi('PermitExemptionEdit')
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const noKind = problem('PermitExemptions.NoKind.')
const inTheWay = problem(
  'PermitExemptions.Overlaps: a later version shares a day. PermitExemptions.Past: only a kind’s first version begins in the past.',
)

export const permitExemptions = operations('PermitExemptions', {
  listPermitExemptions: {
    access: 'staff',
    method: 'get',
    path: '/permit-exemptions',
    summary: 'List the work that needs no permit, with earlier and later rules',
    responses: {
      200: json(
        z
          .strictObject({
            today: z.iso.date().openapi({ description: 'In the city.' }),
            kinds: z.array(
              z
                .strictObject({
                  code: z.string(),
                  name: z.string(),
                  nameEs: z.string(),
                  versions: z.array(
                    z.strictObject({ id: z.uuid(), ...edit }).openapi('PermitExemption'),
                  ),
                })
                .openapi('ExemptedKind'),
            ),
          })
          .openapi('PermitExemptions'),
        'Every kind of permit; its versions newest first, none if it is always needed.',
      ),
    },
  },

  previewPermitExemption: {
    access: 'staff',
    method: 'post',
    path: '/permit-exemptions/preview',
    summary: 'Try a new rule before it is set',
    request: jsonBody(PermitExemptionEdit),
    responses: {
      200: json(
        z.strictObject({ summary: z.array(z.string()) }).openapi('ExemptionPreview'),
        'What ends, and what residents would be answered at each limit and beyond it, in the reader’s language.',
      ),
      400: wrong,
      404: noKind,
      409: inTheWay,
    },
  },

  addPermitExemption: {
    access: 'staff',
    method: 'post',
    path: '/permit-exemptions',
    summary: 'Set a new rule from a day',
    request: jsonBody(PermitExemptionEdit),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'The version before it ends the day before.'),
      400: wrong,
      404: noKind,
      409: inTheWay,
    },
  },

  withdrawPermitExemption: {
    access: 'staff',
    method: 'delete',
    path: '/permit-exemptions/{id}',
    summary: 'Take a new rule back before it is in force',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'The version before it goes on.'),
      404: problem('PermitExemptions.NotFound.'),
      409: problem('PermitExemptions.InForce: people may have acted on it.'),
    },
  },
})

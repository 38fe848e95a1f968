import { z } from '@hono/zod-openapi'
import { checklistLimits, phases, stepNames } from '@portal/core/business-checklist/rules'
import { statusNames, recordTypeNames } from '@portal/core/requests/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { StatusInformation } from '../../shared/casework/requests.ts'
import { jsonBody, Success } from '../../shared/user.ts'

/** As in the address of the screen. Unknown words count as no answer. */
const answers = {
  want: z.string().max(20).optional().openapi({ description: '`open` or `grow`.' }),
  new: z.string().max(20).optional().openapi({ description: 'A new business: `yes` or `no`.' }),
  home: z.string().max(20).optional().openapi({ description: 'At home: `yes` or `no`.' }),
  kind: z.string().max(20).optional().openapi({ description: 'Of business.', example: 'cafe' }),
  plans: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'What applies besides, joined by commas.', example: 'sign,alcohol' }),
  business: z.string().max(checklistLimits.business).optional(),
  address: z.string().max(checklistLimits.address).optional(),
}

const ChecklistStep = z
  .strictObject({
    step: z.enum(stepNames),
    phase: z.enum(phases),
    title: z.string(),
    about: z.string(),
    time: z.string().openapi({ description: 'How long it takes.' }),
    fee: z
      .strictObject({
        amount: z.number().openapi({ description: 'Dollars.' }),
        isLeast: z.boolean().openapi({ description: 'It rises with what is counted.' }),
      })
      .nullable()
      .openapi({ description: 'Null: not known, or not the city’s.' }),
    href: z
      .string()
      .nullable()
      .openapi({ description: 'The page that starts it. Null: not with the city online.' }),
    request: z
      .strictObject({
        number: z.string(),
        type: z.enum(recordTypeNames),
        status: z.enum(statusNames),
        statusInformation: StatusInformation,
      })
      .nullable()
      .openapi({ description: 'Your latest request for this step.' }),
    licenseCode: z
      .string()
      .nullable()
      .openapi({ description: 'Of the license that was issued for the request.' }),
    isTicked: z.boolean(),
    isDone: z.boolean().openapi({ description: 'Ticked, or its request is complete.' }),
  })
  .openapi('ChecklistStep')

const StepParams = z.object({
  step: z.enum(stepNames).openapi({ param: { name: 'step', in: 'path' }, example: 'health' }),
})

export const businessChecklist = operations('BusinessChecklist', {
  getBusinessChecklist: {
    access: 'anyone',
    method: 'get',
    path: '/business-checklist',
    summary: 'List what one needs to open or grow a business',
    request: { headers: LanguageHeader, query: z.object(answers) },
    responses: {
      200: json(
        z
          .strictObject({
            answers: z
              .record(z.string(), z.string())
              .nullable()
              .openapi({ description: 'As asked, or as kept. Null without either.' }),
            isKept: z.boolean().openapi({ description: 'These answers are kept.' }),
            hasKept: z.boolean().openapi({ description: 'There is a kept checklist.' }),
            organization: z
              .string()
              .nullable()
              .openapi({ description: 'That it is kept for. Null: the person.' }),
            steps: z
              .array(ChecklistStep)
              .openapi({ description: 'In order. Empty while a question has no answer.' }),
          })
          .openapi('BusinessChecklist'),
        'By the answers in the query, or else by the checklist that is kept.',
      ),
    },
  },

  saveBusinessChecklist: {
    access: 'contact',
    method: 'put',
    path: '/business-checklist/answers',
    summary: 'Keep a business checklist for yourself or the organization you act for',
    request: jsonBody(z.strictObject(answers)),
    responses: {
      200: json(Success, 'Kept in place of the one before.'),
      400: problem('Checklist.Unanswered: a question has no answer.'),
    },
  },

  markChecklistStep: {
    access: 'contact',
    method: 'put',
    path: '/business-checklist/steps/{step}',
    summary: 'Mark a step of the business checklist as done, or as to do',
    request: { params: StepParams, ...jsonBody(z.strictObject({ isDone: z.boolean() })) },
    responses: {
      200: json(Success, 'Marked.'),
      404: problem('Checklist.NotSaved: no checklist is kept.'),
    },
  },
})

import { z } from '@hono/zod-openapi'
import { permitDisciplines, permitStateNames } from '@portal/core/permits/rules'
import { commentStates, documentKinds, planLimits } from '@portal/core/plan-review/rules'
import { binary } from '../../contract.ts'

const day = z.iso.date()
const round = z
  .int()
  .min(1)
  .openapi({ description: 'Of the application: 1 is the first, 2 the first resubmission.' })

export const commentText = z.string().max(planLimits.text)
export const documentKind = z.enum(documentKinds)
export const documentTitle = z.string().max(planLimits.name)
export const sheet = z.string().max(planLimits.sheet)
export const discipline = z.enum(permitDisciplines)

export const planFile = {
  body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
} as const
export const planFileLimit = 10_485_760
export const fileName = z.string().max(500).default('').openapi({ description: 'Of the file.' })

export const PlanVersion = z
  .strictObject({
    number: z.int().nullable().openapi({ description: 'From 1. Null: not sent yet.' }),
    round,
    by: z.enum(['resident', 'staff']),
    sentOn: day.nullable(),
    name: z.string().openapi({ description: 'Of the file.' }),
    type: z.string(),
    size: z.int().openapi({ description: 'Bytes.' }),
    url: z.string().openapi({ description: 'Valid for a quarter of an hour.' }),
  })
  .openapi('PlanVersion')

const PlanComment = z
  .strictObject({
    id: z.uuid(),
    discipline,
    sheet: sheet.openapi({ description: 'Where on the document. Empty: all of it.' }),
    text: z.string(),
    isRequired: z.boolean().openapi({ description: 'Must be answered; otherwise a note.' }),
    state: z.enum(commentStates),
    versionNumber: z.int().openapi({ description: 'Of the document, which it is about.' }),
    author: z.string().nullable(),
    madeOn: day,
    answers: z
      .array(
        z.strictObject({
          round,
          text: z.string(),
          isSent: z.boolean(),
          reply: z.string().openapi({ description: 'Of the reviewer who asked again.' }),
        }),
      )
      .openapi({ description: 'The latest first.' }),
  })
  .openapi('PlanComment')

const PlanDocument = z
  .strictObject({
    id: z.uuid(),
    kind: documentKind,
    name: z.string(),
    isPublic: z.boolean().openapi({ description: 'Everyone sees its current version.' }),
    isPublicByStaff: z
      .boolean()
      .openapi({ description: 'Staff decided who sees it, and not the city’s rule.' }),
    versions: z.array(PlanVersion).openapi({ description: 'The latest first.' }),
    comments: z.array(PlanComment),
  })
  .openapi('PlanDocument')

export const PlanReview = z
  .strictObject({
    year: z.int(),
    number: z.int(),
    kind: z.string(),
    address: z.string(),
    state: z.enum(permitStateNames),
    round: round.openapi({ description: 'That staff have now.' }),
    asked: z.string().openapi({ description: 'What staff wrote when they last asked.' }),
    takesDocuments: z.boolean(),
    documents: z.array(PlanDocument),
    resubmissions: z
      .array(z.strictObject({ round, whatChanged: z.string(), sentOn: day }))
      .openapi({ description: 'The latest first.' }),
  })
  .openapi('PlanReview')

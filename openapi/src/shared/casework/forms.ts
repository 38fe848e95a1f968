import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, problem } from '../../contract.ts'

/** Named as in the spec's list. */
const BusinessProcess = z
  .strictObject({ id: z.string(), name: z.string() })
  .openapi('BusinessProcess')

const FormText = z.strictObject({ en: z.string(), es: z.string() }).openapi('FormText')

const Condition = z
  .strictObject({ field: z.string(), is: z.array(z.string()) })
  .openapi('FormCondition', {
    description: 'True if the answer to the field, or one of its answers, is among these.',
  })

const frame = {
  name: z.string(),
  label: FormText,
  hint: FormText.optional(),
  isRequired: z.literal(true).optional(),
  missing: FormText.optional().openapi({ description: 'What to say if the answer is missing.' }),
  isSubject: z
    .literal(true)
    .optional()
    .openapi({ description: 'Its answer names the subject of the request.' }),
  when: Condition.optional(),
}

const FormField = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...frame,
      kind: z.enum(['text', 'paragraph']),
      maxLength: z.int().optional(),
    }),
    z.strictObject({ ...frame, kind: z.enum(['email', 'phone', 'date', 'address', 'yes-no']) }),
    z.strictObject({
      ...frame,
      kind: z.literal('number'),
      min: z.number().optional(),
      max: z.number().optional(),
      decimals: z.int().optional(),
    }),
    z.strictObject({
      ...frame,
      kind: z.enum(['choice', 'choices']),
      choices: z.array(
        z.strictObject({
          value: z.string(),
          label: FormText,
          when: Condition.optional().openapi({ description: 'Offered only if this holds.' }),
        }),
      ),
      from: z
        .literal('boards')
        .optional()
        .openapi({ description: 'The choices are those of the city’s records now.' }),
    }),
    z.strictObject({ ...frame, kind: z.literal('files'), most: z.int() }),
    z.strictObject({ ...frame, kind: z.literal('license') }),
    z.strictObject({
      name: z.string(),
      kind: z.literal('words'),
      label: FormText,
      when: Condition.optional(),
    }),
  ])
  .openapi('FormField')

const FormPage = z.strictObject({
  title: FormText,
  fields: z.array(FormField),
  when: Condition.optional(),
})

const FormDefinition = z
  .strictObject({
    pages: z.array(FormPage).min(1),
    fees: z.array(
      z.strictObject({
        label: FormText,
        cents: z.int(),
        perUnitOf: z.string().optional(),
        when: Condition.optional(),
      }),
    ),
    thanks: FormText,
    isChecked: z.literal(true).optional().openapi({
      description: 'Ask `checkForm` on each page and before sending.',
    }),
  })
  .openapi('FormDefinition')

export const formShape = {
  id: z.string().openapi({ description: 'The bpid.' }),
  name: z.string(),
  version: z.int(),
  definition: FormDefinition,
}

export const BpidParams = z.object({
  bpid: z
    .string()
    .max(50)
    .openapi({ param: { name: 'bpid', in: 'path' } }),
})

export const noForm = problem('Form.NotFound: no such form, or no service leads to it.')

/** For everyone, or for staff only. */
export const processList = {
  method: 'get',
  path: '/laserfiche/forms',
  summary: 'List the business processes of the hosted forms',
  request: { headers: LanguageHeader },
  responses: {
    200: json(z.strictObject({ businessProcesses: z.array(BusinessProcess) }), 'By name.'),
  },
} as const

import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations } from '../contract.ts'
import { BpidParams, formShape, noForm, processList } from '../shared/forms.ts'

const ListedProcess = z
  .strictObject({
    id: z.string().openapi({ description: 'The bpid.' }),
    name: z.string(),
    versions: z.array(
      z.strictObject({ version: z.int(), createdAt: z.iso.datetime(), isCurrent: z.boolean() }),
    ),
    pages: z.int(),
    hasFee: z.boolean(),
    services: z.array(z.strictObject({ id: z.uuid(), name: z.string(), isPublished: z.boolean() })),
  })
  .openapi('ListedProcess')

export const forms = operations('Forms', {
  listProcesses: {
    access: 'staff',
    method: 'get',
    path: '/laserfiche/processes',
    summary: 'The business processes with their versions and services',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.strictObject({ processes: z.array(ListedProcess) }),
        'By name; versions newest first.',
      ),
    },
  },

  previewForm: {
    access: 'staff',
    method: 'get',
    path: '/laserfiche/forms/{bpid}',
    summary: 'The form of a business process',
    request: {
      params: BpidParams,
      headers: LanguageHeader,
      query: z.object({
        version: z.coerce
          .number()
          .int()
          .min(1)
          .max(1_000_000)
          .optional()
          .openapi({ description: 'Without it the version that is filled in now.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject(formShape).openapi('PreviewedForm'),
        'As residents fill it in, whether or not a service leads to it.',
      ),
      404: noForm,
    },
  },

  listForms: { access: 'staff', ...processList },
})

import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations } from '../../contract.ts'
import { BpidParams, formShape, noForm, processList } from '../../shared/casework/forms.ts'

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
    summary: 'List the business processes with their versions and services',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.strictObject({ processes: z.array(ListedProcess) }),
        'By name. Newest version first.',
      ),
    },
  },

  previewForm: {
    access: 'staff',
    method: 'get',
    path: '/laserfiche/forms/{bpid}',
    summary: 'Get the form of a business process',
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
          .openapi({ description: 'Default: the version in use.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject(formShape).openapi('PreviewedForm'),
        'The form as residents see it, even if no service leads to it.',
      ),
      404: noForm,
    },
  },

  listForms: { access: 'staff', ...processList },
})

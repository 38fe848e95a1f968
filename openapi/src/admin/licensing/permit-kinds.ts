import { z } from '@hono/zod-openapi'
import { contractorTrades } from '@portal/core/licenses/rules'
import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { json, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'
import { discipline } from './permit-shapes.ts'

const name = z.string().max(permitDeskLimits.name)
const code = z.string().max(40)

const edit = {
  name,
  nameEs: name.openapi({ description: 'In Spanish.' }),
  sortOrder: z.int().min(0).max(9999),
  disciplines: z.array(discipline).max(20).openapi({ description: 'Who reviews applications.' }),
  inspections: z
    .array(
      z.strictObject({
        code,
        name,
        nameEs: name,
        isFinal: z.boolean().openapi({ description: 'The last one, after all others.' }),
      }),
    )
    .max(permitDeskLimits.inspections)
    .openapi({ description: 'In their order.' }),
  validDays: z.int().min(0).max(permitDeskLimits.validDays),
  needsContractor: z.boolean(),
  trades: z
    .array(z.enum(contractorTrades))
    .max(contractorTrades.length)
    .openapi({ description: 'A contractor needs one of them. Empty: any contractor.' }),
  isOffered: z.boolean(),
}

export const permitKinds = operations('Permits', {
  listPermitKinds: {
    access: 'staff',
    method: 'get',
    path: '/permit-kinds',
    summary: 'List the kinds of permits',
    responses: {
      200: json(
        z.array(
          z.strictObject({ code, ...edit, version: z.int().min(1) }).openapi('DeskPermitKind'),
        ),
        'In their order. Each `version` is for changes.',
      ),
    },
  },

  setPermitKind: {
    access: 'staff',
    method: 'put',
    path: '/permit-kinds/{code}',
    summary: 'Add or change a kind of permit',
    request: {
      params: z.object({
        code: code.openapi({ param: { name: 'code', in: 'path' }, example: 'roof' }),
      }),
      headers: IfMatch,
      ...jsonBody(z.strictObject(edit)),
    },
    responses: {
      200: json(
        z.strictObject({ version: z.int().min(1) }),
        'Saved. `ETag` is the new version. `If-Match: "0"` adds a kind.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      409: problem('PermitKinds.InspectionInUse: permits have an inspection that it loses.'),
      412: problem('PermitKinds.ChangedMeanwhile.'),
    },
  },
})

import { type Handlers, ok } from '@portal/bff-pipeline'
import { listPermitKinds, setPermitKind } from '@portal/core/permit-desk'
import type { permitKinds } from '@portal/openapi/admin/licensing/permit-kinds'
import { etagOf, versionIn } from '../casework/seen.ts'

export const permitKindHandlers = {
  listPermitKinds: (_input, context) => ok(listPermitKinds(context)),
  setPermitKind: async ({ params, headers, body }, context) => {
    const version = versionIn(headers)
    const changed = await setPermitKind(context, { code: params.code, version, ...body })
    return ok(changed, etagOf(changed))
  },
} satisfies Handlers<typeof permitKinds>

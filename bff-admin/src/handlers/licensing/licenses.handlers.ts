import { type Handlers, ok } from '@portal/bff-pipeline'
import { getLicense, listLicenses, resetLicensePin, setLicenseStatus } from '@portal/core/licenses'
import type { licenses } from '@portal/openapi/admin/licensing/licenses'
import { etagOf, seenIn } from '../casework/seen.ts'

export const licenseHandlers = {
  listLicenses: ({ query: { term, status = null } }, context) =>
    ok(listLicenses(context, { term, status })),
  getLicense: ({ params }, context) => ok(getLicense(context, params.id)),
  setLicenseStatus: async (input, context) => {
    const changed = await setLicenseStatus(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  resetLicensePin: async (input, context) => {
    const { authSecret: secret } = context.state
    const changed = await resetLicensePin(context, { ...seenIn(input), secret })
    return ok(changed, etagOf(changed))
  },
} satisfies Handlers<typeof licenses>

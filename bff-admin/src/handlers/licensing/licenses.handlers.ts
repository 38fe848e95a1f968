import { type Handlers, ok } from '@portal/bff-pipeline'
import {
  addLicense,
  getLicense,
  getLicenseApplication,
  listLicenseKinds,
  listLicenses,
  quoteLicense,
  renewFreeLicense,
  resetLicensePin,
  setLicenseStatus,
  setLicenseTrades,
} from '@portal/core/licenses'
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
  setLicenseTrades: async (input, context) => {
    const changed = await setLicenseTrades(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  resetLicensePin: async (input, context) => {
    const { authSecret: secret, env } = context.state
    const portalUrl = env.PORTAL_URL ?? ''
    const changed = await resetLicensePin(context, { ...seenIn(input), secret, portalUrl })
    return ok(changed, etagOf(changed))
  },
  renewFreeLicense: async (input, context) => {
    const changed = await renewFreeLicense(context, seenIn(input))
    return ok(changed, etagOf(changed))
  },
  listLicenseKinds: ({ query }, context) => ok(listLicenseKinds(context, query.year ?? null)),
  getLicenseApplication: ({ params }, context) => ok(getLicenseApplication(context, params.id)),
  quoteLicense: ({ body }, context) => ok(quoteLicense(context, body)),
  addLicense: async ({ body }, context) => ({
    status: 201,
    body: await addLicense(context, { ...body, secret: context.state.authSecret }),
  }),
} satisfies Handlers<typeof licenses>

import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { claimLicense, listContractorPermits, listOwnLicenses } from '@portal/core/contractors'
import type { contractors } from '@portal/openapi/resident/licensing/contractors'

export const contractorHandlers = {
  listOwnLicenses: (_input, context) => ok(listOwnLicenses(context)),
  claimLicense: ({ body }, context) => {
    const { client, authSecret: secret } = context.state
    return done(claimLicense(context, { ...body, address: client.ipAddress ?? 'local', secret }))
  },
  listContractorPermits: ({ query: { view, after } }, context) => {
    const [year = '', number = ''] = after.split('-')
    const last = after === '' ? undefined : { year: Number(year), number: Number(number) }
    return ok(listContractorPermits(context, { view, after: last }))
  },
} satisfies Handlers<typeof contractors>

import { claimLicense } from '@portal/openapi/resident-client/contractors'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Connects a license with the organization, by its PIN. */
export const claimLicenseForm: AppForm = {
  name: 'claim-license',
  title: 'Contractors.ClaimFailed',
  labels: { number: 'Contractors.Number', pin: 'Contractors.Pin' },
  async send({ text }, { call }) {
    const body = {
      organizationId: text('organizationId'),
      number: text('number'),
      pin: text('pin'),
    }
    await call(claimLicense, { body })
    return { kind: 'accepted', code: 'Contractors.Claimed' }
  },
}

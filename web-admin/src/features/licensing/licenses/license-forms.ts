import { licenseStatuses } from '@portal/core/licenses/rules'
import {
  renewFreeLicense,
  resetLicensePin,
  setLicenseStatus,
} from '@portal/openapi/admin-client/licenses'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

export const licenseStatusForm: AppForm = {
  name: 'license-status',
  title: 'Licenses.Failed',
  labels: { status: 'Licenses.Status' },
  async send(fields, { call }) {
    const status = licenseStatuses.find((one) => one === fields.text('status'))
    if (!status) return refusedFor('License.ChangedMeanwhile')
    await call(setLicenseStatus, { ...seenIn(fields), body: { status } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Licenses.Saved' }
  },
}

/** The reply alone has the PIN. */
export const licensePinForm: AppForm = {
  name: 'license-pin',
  title: 'Licenses.Failed',
  labels: {},
  async send(fields, { call }) {
    const { pin } = await call(resetLicensePin, seenIn(fields))
    return {
      kind: 'accepted',
      code: 'Licenses.PinIs',
      values: { pin, number: fields.text('number') },
    }
  },
}

export const freeRenewalForm: AppForm = {
  name: 'free-renewal',
  title: 'Licenses.Failed',
  labels: {},
  async send(fields, { call }) {
    const { year } = await call(renewFreeLicense, seenIn(fields))
    return { kind: 'accepted', code: 'Licenses.RenewedFree', values: { year: String(year) } }
  },
}

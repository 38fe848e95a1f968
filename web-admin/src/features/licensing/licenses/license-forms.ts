import { contractorKind, licenseStatuses, tradeErrors, tradesOf } from '@portal/core/licenses/rules'
import {
  renewFreeLicense,
  resetLicensePin,
  setLicenseStatus,
  setLicenseTrades,
} from '@portal/openapi/admin-client/licenses'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
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

export const licenseTradesForm: AppForm = {
  name: 'license-trades',
  title: 'Licenses.Failed',
  labels: { trades: 'Licenses.Trades' },
  async send(fields, { call }) {
    const trades = tradesOf(fields.texts('trades'))
    const errors = tradeErrors(contractorKind, trades)
    if (errors.length > 0) return refusedBy(errors)
    await call(setLicenseTrades, { ...seenIn(fields), body: { trades } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Licenses.Saved' }
  },
}

/** The reply alone has the PIN and its letter. */
export const licensePinForm: AppForm = {
  name: 'license-pin',
  title: 'Licenses.Failed',
  labels: {},
  async send(fields, { call }) {
    const { pin, letter } = await call(resetLicensePin, seenIn(fields))
    return {
      kind: 'accepted',
      code: 'Licenses.PinIs',
      values: { pin, letter, number: fields.text('number') },
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

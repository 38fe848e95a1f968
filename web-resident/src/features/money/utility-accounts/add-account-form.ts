import { required } from '@portal/core/kernel/rules'
import { addUtilityAccount } from '@portal/openapi/resident-client/billing'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** By the numbers on the bill (spec, resident section 5); the API strips zeros and spaces. */
export const addAccountForm: AppForm = {
  name: 'add-water-account',
  title: 'Toast.error-add',
  labels: { customerId: 'WaterAccounts.CustomerId', streetNumber: 'WaterAccounts.StreetNumber' },
  about: {
    'Billing.duplicate-payment-account': 'customerId',
    'Account.utility-account-street-number-mismatch': 'streetNumber',
  },
  async send({ text }, { call }) {
    const body = { customerId: text('customerId'), streetNumber: text('streetNumber') }
    const errors = [
      ...required('customerId', body.customerId),
      ...required('streetNumber', body.streetNumber),
    ]
    if (errors.length > 0) return refusedBy(errors)
    await call(addUtilityAccount, { body })
    return { kind: 'accepted', toast: 'SuccessAdd' }
  },
}

import { addressIn, addressLabels } from '../../../people/profiles/address-form.ts'
import { personIn, personLabels } from '../person-form.ts'
import { stepForm } from './step-form.ts'

export const addressForm = stepForm('address', {
  labels: { ...personLabels, ...addressLabels },
  read: (fields, form) => ({ ...form, ...personIn(fields), ...addressIn(fields) }),
})

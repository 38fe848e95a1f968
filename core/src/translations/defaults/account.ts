import { group } from './group.ts'

/** Refusals of account creation and of the account page (spec, resident section 8). */
export const account = group('Account', {
  'error-sf-account-exists': {
    en: 'There is already an account for this person.',
    es: 'Ya existe una cuenta para esta persona.',
  },
  'utility-account-street-number-mismatch': {
    en: 'We could not find a utility account with this customer number at this street number. Please check both on your bill.',
    es: 'No encontramos una cuenta de servicios con este número de cliente en este número de calle. Revise ambos en su factura.',
  },
})

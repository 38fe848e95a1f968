/** Of the renewal of a business license. */
export const licenseFieldRequired = {
  'License-Number': {
    en: 'Enter the account number from your license or renewal letter.',
    es: 'Escriba el número de cuenta que figura en su licencia o en su carta de renovación.',
  },
  'License-Pin': {
    en: 'Enter the PIN from your renewal letter.',
    es: 'Escriba el PIN que figura en su carta de renovación.',
  },
  'License-Year': {
    en: 'Enter the year of your license.',
    es: 'Escriba el año de su licencia.',
  },
} as const

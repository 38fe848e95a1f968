import { licenseFieldRequired } from './license-field-error.ts'

/** Of a contractor's license, an invitation, and following a permit or a board. */
export const peopleFieldRequired = {
  'Contractors-Number': {
    en: 'Enter the license number.',
    es: 'Escriba el número de la licencia.',
  },
  'Contractors-Pin': licenseFieldRequired['License-Pin'],
  'Invitations-Email': {
    en: 'Enter the employee’s email address.',
    es: 'Escriba el correo del empleado.',
  },
  'PickupReminders-Email': {
    en: 'Enter your email address.',
    es: 'Escriba su correo electrónico.',
  },
  'PickupReminders-Channel': {
    en: 'Choose how we remind you.',
    es: 'Elija cómo le recordamos.',
  },
  'BoardFollowing-Email': {
    en: 'Enter your email address.',
    es: 'Escriba su correo electrónico.',
  },
  'PermitFollowing-Email': {
    en: 'Enter your email address.',
    es: 'Escriba su correo electrónico.',
  },
} as const

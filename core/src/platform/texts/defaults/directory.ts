import { group } from './group.ts'

/** Spec, admin sections 2.2 to 2.4. */
export const directory = group('Directory', {
  ContactNotFound: {
    en: 'There is no contact with this Salesforce ID.',
    es: 'No hay ningún contacto con este ID de Salesforce.',
  },
  ChangedMeanwhile: {
    en: 'Someone else changed this user after you opened the page. Check what changed, then send again. What you typed is still here.',
    es: 'Otra persona cambió a este usuario después de que usted abrió la página. Revise los cambios y envíe de nuevo. Lo que escribió sigue aquí.',
  },
  AlreadyVerified: {
    en: 'This user has already confirmed the email address.',
    es: 'Este usuario ya confirmó su correo electrónico.',
  },
  ContactTaken: {
    en: 'Another account uses this Salesforce ID.',
    es: 'Otra cuenta usa este ID de Salesforce.',
  },
})

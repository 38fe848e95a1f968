import { group } from './group.ts'

/** Mail to an address that did not arrive. */
export const mailTrouble = group('MailTrouble', {
  EventsUnsigned: {
    en: 'The report did not have the password of the mail service.',
    es: 'El informe no tenía la contraseña del servicio de correo.',
  },
  Bounced: {
    en: 'An email to {{email}} came back on {{date}}. We no longer send announcements there.',
    es: 'Un correo a {{email}} fue devuelto el {{date}}. Ya no enviamos avisos generales a esa dirección.',
  },
  Complained: {
    en: 'An email to {{email}} was marked as spam on {{date}}. We no longer send announcements there.',
    es: 'Un correo a {{email}} se marcó como no deseado el {{date}}. Ya no enviamos avisos generales a esa dirección.',
  },
  How: {
    en: 'If the address works, get a link by email and open it.',
    es: 'Si la dirección funciona, reciba un enlace por correo y ábralo.',
  },
  SendLink: { en: 'Send me a link', es: 'Enviarme un enlace' },
  CameBack: { en: 'Email comes back', es: 'El correo es devuelto' },
  CalledSpam: { en: 'Called our email spam', es: 'Marcó nuestro correo como no deseado' },
})

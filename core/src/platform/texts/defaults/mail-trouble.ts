import { group } from './group.ts'

/** Mail to an address that came back or was called spam. */
export const mailTrouble = group('MailTrouble', {
  EventsUnsigned: {
    en: 'The report did not have the password of the mail service.',
    es: 'El informe no tenía la contraseña del servicio de correo.',
  },
  Title: {
    en: 'Our email does not reach you',
    es: 'Nuestros correos no le llegan',
  },
  SpamTitle: {
    en: 'We stopped sending you news by email',
    es: 'Dejamos de enviarle avisos por correo',
  },
  Bounced: {
    en: 'An email to {{email}} came back on {{date}}, so we send none there. Your messages in the portal go on.',
    es: 'Un correo a {{email}} fue devuelto el {{date}}, así que no enviamos más a esa dirección. Sus mensajes en el portal siguen llegando.',
  },
  Complained: {
    en: 'An email to {{email}} was marked as spam on {{date}}. We now send only what you must know, such as bills and notices that the law requires.',
    es: 'Un correo a {{email}} se marcó como no deseado el {{date}}. Ahora solo enviamos lo que usted debe saber, como facturas y avisos que exige la ley.',
  },
  How: {
    en: 'Does the address work? Get a link by email and open it. Otherwise, change your address below.',
    es: '¿Funciona la dirección? Pida un enlace por correo y ábralo. Si no, cambie su dirección más abajo.',
  },
  SpamHow: {
    en: 'Do you want our email? Get a link by email and open it.',
    es: '¿Quiere recibir nuestros correos? Pida un enlace por correo y ábralo.',
  },
  Mend: { en: 'See what to do', es: 'Vea qué hacer' },
  SendLink: { en: 'Send me a link', es: 'Enviarme un enlace' },
  LinkSent: {
    en: 'We sent you a link. If it does not come within a few minutes, change your address below.',
    es: 'Le enviamos un enlace. Si no llega en unos minutos, cambie su dirección más abajo.',
  },
  NotSent: { en: 'We could not send the link', es: 'No pudimos enviar el enlace' },
  LinkSubject: {
    en: 'Does our email reach you again?',
    es: '¿Ya le llegan nuestros correos?',
  },
  LinkBody: {
    en: 'Email from the City of {{city}} to this address came back or was marked as spam. Confirm the address, and we write to it again.',
    es: 'Los correos de la Ciudad de {{city}} a esta dirección fueron devueltos o se marcaron como no deseados. Confirme la dirección y volveremos a escribirle.',
  },
  CameBack: { en: 'Email comes back', es: 'Sus correos son devueltos' },
  CalledSpam: { en: 'Marked our email as spam', es: 'Marcó nuestro correo como no deseado' },
  StaffBounced: {
    en: 'An email came back on {{date}}. We send none to this address. Ask for another one, or write a letter.',
    es: 'Un correo fue devuelto el {{date}}. No enviamos ninguno a esta dirección. Pida otra o escriba una carta.',
  },
  StaffComplained: {
    en: 'An email was marked as spam on {{date}}. We send only bills, legal notices and what the person asks for.',
    es: 'Un correo se marcó como no deseado el {{date}}. Solo enviamos facturas, avisos legales y lo que la persona pide.',
  },
  Said: {
    en: 'What the other mail server said: {{answer}}',
    es: 'Lo que dijo el otro servidor de correo: {{answer}}',
  },
  LiftHint: {
    en: 'Only if the person says that the address works.',
    es: 'Solo si la persona dice que la dirección funciona.',
  },
  Lift: { en: 'Send email there again', es: 'Volver a enviar correo' },
  LiftSpamHint: { en: 'Only if the person asks for it.', es: 'Solo si la persona lo pide.' },
  Lifted: {
    en: 'Email goes to this address again.',
    es: 'El correo se envía de nuevo a esta dirección.',
  },
  LiftFailed: {
    en: 'Email still does not go there',
    es: 'El correo todavía no se envía a esa dirección',
  },
  Arrives: {
    en: 'Nothing stops email to this address.',
    es: 'Nada detiene el correo a esta dirección.',
  },
})

import { group } from './group.ts'

/** What the portal's mails say. `city` and `phone` are known to all of them. */
export const mail = group('Mail', {
  VerifySubject: {
    en: 'Confirm your email address',
    es: 'Confirme su correo electrónico',
  },
  VerifyBody: {
    en: 'Welcome to the City of {{city}} portal. Confirm that this address is yours to go on with your account.',
    es: 'Le damos la bienvenida al portal de la Ciudad de {{city}}. Confirme que esta dirección es suya para continuar con su cuenta.',
  },
  VerifyButton: { en: 'Confirm this address', es: 'Confirmar esta dirección' },
  ResetSubject: { en: 'Reset your password', es: 'Restablezca su contraseña' },
  ResetBody: {
    en: 'Somebody asked to reset the password of your City of {{city}} account. If it was you, choose a new one now.',
    es: 'Alguien pidió restablecer la contraseña de su cuenta de la Ciudad de {{city}}. Si fue usted, elija una nueva ahora.',
  },
  ResetButton: { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
  LinkLivesHours: {
    en: 'The link works once, within {{hours}} hours.',
    es: 'El enlace funciona una sola vez, dentro de {{hours}} horas.',
  },
  NotYouIgnore: {
    en: 'If it was not you, you need not do anything.',
    es: 'Si no fue usted, no tiene que hacer nada.',
  },
  NotYouCall: {
    en: 'If it was not you, call us at {{phone}}.',
    es: 'Si no fue usted, llámenos al {{phone}}.',
  },
  NewSignInSubject: {
    en: 'New sign-in to your account',
    es: 'Nuevo inicio de sesión en su cuenta',
  },
  NewSignInBody: {
    en: 'Your City of {{city}} account was signed in to from a browser or app that we had not seen before. If it was you, all is well. If not, choose a new password now: that ends every session.',
    es: 'Se inició sesión en su cuenta de la Ciudad de {{city}} desde un navegador o una aplicación que no conocíamos. Si fue usted, todo está bien. Si no, elija ahora una contraseña nueva: así se cierran todas las sesiones.',
  },
  NewSignInDevice: { en: 'It called itself: {{device}}', es: 'Se identificó como: {{device}}' },
  PasswordChangedSubject: {
    en: 'Your password was changed',
    es: 'Se cambió su contraseña',
  },
  PasswordChangedBody: {
    en: 'The password of your City of {{city}} account was changed, and every other session was ended.',
    es: 'Se cambió la contraseña de su cuenta de la Ciudad de {{city}} y se cerraron todas las demás sesiones.',
  },
  ChangeEmailSubject: {
    en: 'Confirm your new email address',
    es: 'Confirme su nuevo correo electrónico',
  },
  ChangeEmailBody: {
    en: 'You asked to use this address for your City of {{city}} account. It changes once you confirm it.',
    es: 'Pidió usar esta dirección para su cuenta de la Ciudad de {{city}}. El cambio se hace cuando la confirme.',
  },
  EmailChangedSubject: {
    en: 'Your email address was changed',
    es: 'Se cambió su correo electrónico',
  },
  EmailChangedBody: {
    en: 'Your City of {{city}} account now uses another email address. This is the last message that we send to this one.',
    es: 'Su cuenta de la Ciudad de {{city}} ahora usa otro correo electrónico. Este es el último mensaje que enviamos a esta dirección.',
  },
})

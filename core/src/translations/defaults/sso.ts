import { group } from './group.ts'

/** Signing in to other sites by the portal's word. */
export const sso = group('Sso', {
  Title: { en: 'Signing you in', es: 'Iniciando su sesión' },
  Going: {
    en: 'You are being signed in to {{site}}.',
    es: 'Se está iniciando su sesión en {{site}}.',
  },
  Continue: { en: 'Continue to {{site}}', es: 'Continuar a {{site}}' },
  RefusedTitle: { en: 'You could not be signed in', es: 'No se pudo iniciar su sesión' },
  GoBack: {
    en: 'Go back to the site that you came from and start again there.',
    es: 'Vuelva al sitio del que vino y comience de nuevo allí.',
  },
  RequestExpired: {
    en: 'The other site asked too long ago.',
    es: 'El otro sitio lo pidió hace demasiado tiempo.',
  },
  AlreadyAnswered: {
    en: 'This sign-in was used already.',
    es: 'Este inicio de sesión ya se usó.',
  },
  InvalidRequest: {
    en: 'The other site’s request could not be read.',
    es: 'No se pudo leer la solicitud del otro sitio.',
  },
  UnknownServiceProvider: {
    en: 'The city does not know the site that asked you to sign in.',
    es: 'La ciudad no conoce el sitio que le pidió iniciar sesión.',
  },
})

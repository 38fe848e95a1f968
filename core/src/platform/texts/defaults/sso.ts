import { group } from './group.ts'

export const sso = group('Sso', {
  Title: { en: 'Logging you in', es: 'Iniciando su sesión' },
  Going: {
    en: 'We are logging you in to {{site}}.',
    es: 'Estamos iniciando su sesión en {{site}}.',
  },
  Continue: { en: 'Continue to {{site}}', es: 'Continuar a {{site}}' },
  RefusedTitle: { en: 'We could not log you in', es: 'No pudimos iniciar su sesión' },
  GoBack: {
    en: 'Go back to the site that you came from and start again there.',
    es: 'Vuelva al sitio del que vino y comience de nuevo allí.',
  },
  RequestExpired: {
    en: 'The other site’s request is too old.',
    es: 'La solicitud del otro sitio es demasiado antigua.',
  },
  AlreadyAnswered: {
    en: 'This login was already used.',
    es: 'Este inicio de sesión ya se usó.',
  },
  InvalidRequest: {
    en: 'We could not read the other site’s request.',
    es: 'No pudimos leer la solicitud del otro sitio.',
  },
  UnknownServiceProvider: {
    en: 'The city does not know the site that asked you to log in.',
    es: 'La ciudad no conoce el sitio que le pidió iniciar sesión.',
  },
})

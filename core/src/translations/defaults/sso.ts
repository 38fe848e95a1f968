import { group } from './group.ts'

/** Signing in to other sites by the portal's word. */
export const sso = group('Sso', {
  InvalidRequest: {
    en: 'The other site’s request could not be read.',
    es: 'No se pudo leer la solicitud del otro sitio.',
  },
  UnknownServiceProvider: {
    en: 'The city does not know the site that asked you to sign in.',
    es: 'La ciudad no conoce el sitio que le pidió iniciar sesión.',
  },
})

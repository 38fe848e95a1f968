import { group } from './group.ts'

/** Why a visitor arrived at another page than the one they asked for. */
export const notice = group('Notice', {
  'unknown-page': {
    en: 'There is no page at the address you asked for, so here is the home page.',
    es: 'No hay ninguna página en la dirección que solicitó; esta es la página de inicio.',
  },
  'unknown-service': {
    en: 'The service you asked for could not be found. It may have moved: look for it below or search for it.',
    es: 'No se encontró el servicio que solicitó. Es posible que se haya trasladado: búsquelo a continuación o con el buscador.',
  },
  'success-delete-account': {
    en: 'Your account has been deleted.',
    es: 'Su cuenta fue eliminada.',
  },
  'login-needed': {
    en: 'The page you asked for is for signed-in residents. Please log in first.',
    es: 'La página que solicitó es para residentes con sesión iniciada. Primero inicie sesión.',
  },
})

import { group } from './group.ts'

/** Why a visitor arrived at another page than the one they asked for. */
export const notice = group('Notice', {
  'unknown-page': {
    en: 'There is no page at the address you asked for, so here is the home page.',
    es: 'No hay ninguna página en la dirección que solicitó; esta es la página de inicio.',
  },
  'unknown-record': {
    en: 'There is no page at that address. If it stands on a bill for a permit, please compare it letter by letter, or call us.',
    es: 'No hay ninguna página en esa dirección. Si figura en una factura de un permiso, compárela letra por letra o llámenos.',
  },
  'record-paid': {
    en: 'The permit bill at that address is paid already. Nothing is left to pay.',
    es: 'La factura de permiso de esa dirección ya está pagada. No queda nada por pagar.',
  },
  'unknown-service': {
    en: 'The service you asked for could not be found. It may have moved: look for it below or search for it.',
    es: 'No se encontró el servicio que solicitó. Es posible que se haya trasladado: búsquelo a continuación o con el buscador.',
  },
  'activity-cancelled': { en: 'Activity cancelled.', es: 'Trámite cancelado.' },
  'additional-information-submitted': {
    en: 'Additional information submitted. Thank you.',
    es: 'Información adicional enviada. Gracias.',
  },
  unfollowed: {
    en: 'You no longer follow that report, and get no more messages about it.',
    es: 'Ya no sigue ese reporte y no recibirá más mensajes sobre él.',
  },
  'rating-sent': { en: 'Thank you for your rating.', es: 'Gracias por su calificación.' },
  'autopay-on': {
    en: 'Autopay is on: this account’s next bills are paid with it.',
    es: 'El pago automático está activado: con ella se pagarán las próximas facturas de esta cuenta.',
  },
  'autopay-not-on': {
    en: 'Autopay could not be turned on for this water account. It has to be among the accounts in your profile.',
    es: 'No se pudo activar el pago automático de esta cuenta de agua. Debe estar entre las cuentas de su perfil.',
  },
  'success-add-payment-method': {
    en: 'Your card or bank account is saved.',
    es: 'Su tarjeta o cuenta bancaria está guardada.',
  },
  'success-delete-account': {
    en: 'Your account has been deleted.',
    es: 'Su cuenta fue eliminada.',
  },
  'login-needed': {
    en: 'The page you asked for is for signed-in residents. Please log in first.',
    es: 'La página que solicitó es para residentes con sesión iniciada. Primero inicie sesión.',
  },
  'email-confirmed': {
    en: 'Your email address is confirmed.',
    es: 'Su correo electrónico está confirmado.',
  },
  'email-confirmed-log-in': {
    en: 'Your email address is confirmed. Log in to go on.',
    es: 'Su correo electrónico está confirmado. Inicie sesión para continuar.',
  },
  'other-email-confirmed': {
    en: 'That email address is confirmed. Its account is not the one you are logged in with here: to use it, log out and log in with that address.',
    es: 'Ese correo electrónico está confirmado. Su cuenta no es la que tiene abierta aquí: para usarla, cierre la sesión y entre con ese correo.',
  },
  'link-expired': {
    en: 'That link does not work any more: it is too old, or it was used already.',
    es: 'Ese enlace ya no sirve: es demasiado antiguo o ya se usó.',
  },
  'password-changed': {
    en: 'Your new password is saved. Log in with it.',
    es: 'Su contraseña nueva quedó guardada. Inicie sesión con ella.',
  },
  'logged-out': { en: 'You are logged out.', es: 'Ha cerrado la sesión.' },
  'session-ended': {
    en: 'You are no longer logged in: your session was ended elsewhere, or had lasted long enough. Log in to go on.',
    es: 'Ya no tiene la sesión abierta: se cerró en otro lugar o ya había durado lo suficiente. Iníciela para continuar.',
  },
  'typing-kept': {
    en: 'You are logged in again. What you typed is still in its form; it has not been sent.',
    es: 'Ha vuelto a iniciar la sesión. Lo que escribió sigue en su formulario; no se ha enviado.',
  },
  'for-organizations-only': {
    en: 'The page you asked for is for organizations. In the account menu, choose the one for which you act.',
    es: 'La página que solicitó es para organizaciones. En el menú de la cuenta, elija aquella por la que actúa.',
  },
  'for-people-only': {
    en: 'The page you asked for is for people who act for themselves. In the account menu, choose to act personally.',
    es: 'La página que solicitó es para quienes actúan a título personal. En el menú de la cuenta, elija actuar personalmente.',
  },
  'acts-personally': { en: 'You now act for yourself.', es: 'Ahora actúa a título personal.' },
  'acts-for-organization': {
    en: 'You now act on behalf of the organization that the account menu names.',
    es: 'Ahora actúa en nombre de la organización que figura en el menú de su cuenta.',
  },
  'switch-failed': {
    en: 'You still act for whom you did before: that organization has not approved you, or no longer does.',
    es: 'Sigue actuando como antes: esa organización no le ha aprobado o ya no lo hace.',
  },
  'form-unmailed': {
    en: 'Thank you. We sent you no email about this request, because your email address got too many of them in the last hour. Save this page: it shows how things stand.',
    es: 'Gracias. No le enviamos un correo sobre esta solicitud, porque su dirección recibió demasiados en la última hora. Guarde esta página: muestra cómo va.',
  },
  'identity-confirmed': {
    en: 'It is confirmed that it is you. For the next 15 minutes you can do what asked for it.',
    es: 'Se confirmó que es usted. Durante los próximos 15 minutos puede hacer lo que lo requería.',
  },
  'confirm-failed': {
    en: 'That did not show that it is you. Please try again.',
    es: 'Eso no demostró que es usted. Inténtelo de nuevo.',
  },
  'provider-other-person': {
    en: 'That sign-in belongs to somebody else. Use the one with which you log in here.',
    es: 'Ese inicio de sesión es de otra persona. Use el que emplea para entrar aquí.',
  },
  'provider-failed': {
    en: 'That sign-in did not work. Please try again, or log in with your email address and password.',
    es: 'Ese inicio de sesión no funcionó. Inténtelo de nuevo o use su correo electrónico y contraseña.',
  },
  'provider-no-email': {
    en: 'We were not told an email address, and an account needs one. Allow it to be shared, or create an account with your email address.',
    es: 'No recibimos ningún correo electrónico y una cuenta lo necesita. Permita que se comparta o cree una cuenta con su correo electrónico.',
  },
  'provider-email-in-use': {
    en: 'There is already an account with that email address. Log in with its password, or ask for a new one.',
    es: 'Ya existe una cuenta con ese correo electrónico. Inicie sesión con su contraseña o solicite una nueva.',
  },
})

import { group } from './group.ts'

/** Why a visitor was redirected. */
export const notice = group('Notice', {
  'unknown-page': {
    en: 'We could not find that page, so here is the home page.',
    es: 'No encontramos esa página; esta es la página de inicio.',
  },
  'unknown-record': {
    en: 'We could not find that page. If you typed the address from a permit bill, check each letter, or call us.',
    es: 'No encontramos esa página. Si copió la dirección de una factura de permiso, revise cada letra o llámenos.',
  },
  'record-paid': {
    en: 'That permit bill is already paid. You do not have to pay anything.',
    es: 'Esa factura de permiso ya está pagada. No tiene que pagar nada.',
  },
  'unknown-service': {
    en: 'We could not find that service. It may have moved: look for it below or search for it.',
    es: 'No encontramos ese servicio. Es posible que haya cambiado de lugar: búsquelo a continuación o con el buscador.',
  },
  'activity-cancelled': { en: 'Activity cancelled.', es: 'Trámite cancelado.' },
  'additional-information-submitted': {
    en: 'Additional information submitted. Thank you.',
    es: 'Información adicional enviada. Gracias.',
  },
  'corrections-sent': {
    en: 'Your corrections were sent. We check first that everything is there, then the reviewers look at them.',
    es: 'Sus correcciones se enviaron. Primero revisamos que no falte nada; luego las ven los revisores.',
  },
  unfollowed: {
    en: 'You no longer follow that report. You will get no more messages about it.',
    es: 'Ya no sigue ese reporte y no recibirá más mensajes sobre él.',
  },
  'rating-sent': { en: 'Thank you for your rating.', es: 'Gracias por su calificación.' },
  'autopay-on': {
    en: 'Autopay is on. It will pay the next bills of this account.',
    es: 'El pago automático está activado. Pagará las próximas facturas de esta cuenta.',
  },
  'autopay-not-on': {
    en: 'Autopay could not be turned on for this water account. Add the account to your profile first.',
    es: 'No se pudo activar el pago automático de esta cuenta de agua. Primero agregue la cuenta a su perfil.',
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
    en: 'You have to log in to see that page.',
    es: 'Tiene que iniciar sesión para ver esa página.',
  },
  'email-confirmed': {
    en: 'Your email address is confirmed.',
    es: 'Su correo electrónico está confirmado.',
  },
  'email-confirmed-log-in': {
    en: 'Your email address is confirmed. Log in to continue.',
    es: 'Su correo electrónico está confirmado. Inicie sesión para continuar.',
  },
  'other-email-confirmed': {
    en: 'That email address is confirmed. You are logged in here with a different account. To use the other one, log out and log in with that address.',
    es: 'Ese correo electrónico está confirmado. Aquí tiene abierta otra cuenta. Para usar la de ese correo, cierre la sesión y entre con él.',
  },
  'link-expired': {
    en: 'That link no longer works. It is too old, or it was already used.',
    es: 'Ese enlace ya no sirve: es demasiado antiguo o ya se usó.',
  },
  'password-changed': {
    en: 'Your new password is saved. Log in with it.',
    es: 'Su contraseña nueva quedó guardada. Inicie sesión con ella.',
  },
  'logged-out': { en: 'You are logged out.', es: 'Ha cerrado la sesión.' },
  'session-ended': {
    en: 'You were logged out from another device, or because too much time has passed. Log in to continue.',
    es: 'Se cerró su sesión desde otro dispositivo o porque pasó demasiado tiempo. Inicie sesión para continuar.',
  },
  'typing-kept': {
    en: 'You are logged in again. What you typed is still in the form. It has not been sent.',
    es: 'Ha vuelto a iniciar la sesión. Lo que escribió sigue en el formulario. No se ha enviado.',
  },
  'for-organizations-only': {
    en: 'The page you asked for is for organizations. In the account menu, choose the organization you act for.',
    es: 'La página que solicitó es para organizaciones. En el menú de la cuenta, elija la organización en cuyo nombre actúa.',
  },
  'for-people-only': {
    en: 'The page you asked for is not for organizations. In the account menu, choose “Yourself”.',
    es: 'La página que solicitó no es para organizaciones. En el menú de la cuenta, elija «A título personal».',
  },
  'acts-personally': { en: 'You now act for yourself.', es: 'Ahora actúa a título personal.' },
  'acts-for-organization': {
    en: 'You now act for the organization that the account menu shows.',
    es: 'Ahora actúa en nombre de la organización que muestra el menú de su cuenta.',
  },
  'switch-failed': {
    en: 'Nothing was changed. That organization has not approved you, or you are no longer a member.',
    es: 'No se cambió nada. Esa organización no le ha aprobado o usted ya no es miembro.',
  },
  'permit-sent': {
    en: 'Thank you. We have your application. This page shows where it stands, and its number.',
    es: 'Gracias. Recibimos su solicitud. Esta página muestra en qué punto está y su número.',
  },
  'form-unmailed': {
    en: 'Thank you. We did not email you about this request, because your email address got too many emails in the last hour. Save this page to see every change.',
    es: 'Gracias. No le enviamos un correo sobre esta solicitud, porque su dirección recibió demasiados en la última hora. Guarde esta página para ver cada cambio.',
  },
  'identity-confirmed': {
    en: 'You confirmed that it is you. You can now do this for the next 15 minutes.',
    es: 'Confirmó que es usted. Puede hacer esto durante los próximos 15 minutos.',
  },
  'confirm-failed': {
    en: 'We could not confirm that it is you. Please try again.',
    es: 'No pudimos confirmar que es usted. Inténtelo de nuevo.',
  },
  'provider-other-person': {
    en: 'You used a different account there. Log in with the account that you use here.',
    es: 'Allí usó otra cuenta. Inicie sesión con la cuenta que usa aquí.',
  },
  'provider-failed': {
    en: 'That login did not work. Please try again, or log in with your email address and password.',
    es: 'Ese inicio de sesión no funcionó. Inténtelo de nuevo o use su correo electrónico y contraseña.',
  },
  'provider-no-email': {
    en: 'We did not get an email address, and an account needs one. Allow it to be shared, or create an account with your email address.',
    es: 'No recibimos ningún correo electrónico y una cuenta lo necesita. Permita que se comparta o cree una cuenta con su correo electrónico.',
  },
  'provider-email-in-use': {
    en: 'There is already an account with that email address. Log in with its password, or ask for a new one.',
    es: 'Ya existe una cuenta con ese correo electrónico. Inicie sesión con su contraseña o solicite una nueva.',
  },
})

import { group } from './group.ts'

export const signIn = {
  ...group('Login', {
    Title: { en: 'Log in', es: 'Iniciar sesión' },
    Email: { en: 'Email address', es: 'Correo electrónico' },
    Password: { en: 'Password', es: 'Contraseña' },
    Submit: { en: 'Log in', es: 'Iniciar sesión' },
    Submitting: { en: 'Logging in', es: 'Iniciando sesión' },
    Failed: { en: 'You are not logged in yet', es: 'Todavía no ha iniciado sesión' },
    ForgotPassword: { en: 'Forgot your password?', es: '¿Olvidó su contraseña?' },
    NoAccount: { en: 'New here?', es: '¿Todavía no tiene una cuenta?' },
    NoAccountText: {
      en: 'With an account you can follow your requests and see your bills, and you do not have to type your address again.',
      es: 'Con una cuenta puede seguir sus solicitudes, ver sus facturas y no tiene que volver a escribir su dirección.',
    },
    CreateAccount: { en: 'Create an account', es: 'Crear una cuenta' },
    SocialTitle: { en: 'Other ways to log in', es: 'Otras formas de iniciar sesión' },
    apple: { en: 'Log in with Apple', es: 'Iniciar sesión con Apple' },
    facebook: { en: 'Log in with Facebook', es: 'Iniciar sesión con Facebook' },
    google: { en: 'Log in with Google', es: 'Iniciar sesión con Google' },
    GuestTitle: { en: 'Without an account', es: 'Sin una cuenta' },
    ContinueAsGuest: { en: 'Continue as guest', es: 'Continuar como invitado' },
    PayAsGuest: { en: 'Make payment as guest', es: 'Hacer un pago como invitado' },
    ForService: {
      en: 'Please log in to use this service. Then you can continue with it.',
      es: 'Inicie sesión para usar este servicio. Después continuará con él.',
    },
  }),
  ...group('Signup', {
    Title: { en: 'Create an account', es: 'Crear una cuenta' },
    Lead: {
      en: 'We send an email to this address to make sure that it is yours.',
      es: 'Enviamos un correo a esta dirección para comprobar que es suya.',
    },
    ConfirmEmail: { en: 'Email address again', es: 'Repita el correo electrónico' },
    Submit: { en: 'Create account', es: 'Crear cuenta' },
    Submitting: { en: 'Creating your account', es: 'Creando su cuenta' },
    Failed: { en: 'Your account was not created', es: 'No se creó su cuenta' },
    HaveAccount: { en: 'Do you already have an account?', es: '¿Ya tiene una cuenta?' },
  }),
  ...group('ForgotPassword', {
    Title: { en: 'Reset your password', es: 'Restablecer su contraseña' },
    Lead: {
      en: 'Tell us the email address of your account. We send you a link to choose a new password.',
      es: 'Indique el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
    },
    Submit: { en: 'Send the link', es: 'Enviar el enlace' },
    Submitting: { en: 'Sending', es: 'Enviando' },
    CheckEmail: {
      en: 'Check your email. If there is an account with this address, we sent it a link. The link works for one hour.',
      es: 'Revise su correo. Si existe una cuenta con esta dirección, le enviamos un enlace. Sirve durante una hora.',
    },
    Failed: { en: 'The link was not sent', es: 'El enlace no se envió' },
    BackToLogin: { en: 'Return to login', es: 'Volver al inicio de sesión' },
  }),
  ...group('ResetPassword', {
    Title: { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
    Lead: { en: 'For the account {{email}}.', es: 'Para la cuenta {{email}}.' },
    Submit: { en: 'Save the new password', es: 'Guardar la contraseña nueva' },
    Submitting: { en: 'Saving', es: 'Guardando' },
    Failed: { en: 'Your password was not changed', es: 'Su contraseña no se cambió' },
    ExpiredTitle: { en: 'This link does not work any more', es: 'Este enlace ya no sirve' },
    Expired: {
      en: 'It is too old, or it was used already. Ask for a new one: it arrives within a minute.',
      es: 'Es demasiado antiguo o ya se usó. Solicite uno nuevo: llega en un minuto.',
    },
    AskAgain: { en: 'Ask for a new link', es: 'Solicitar un enlace nuevo' },
  }),
  ...group('Password', {
    New: { en: 'New password', es: 'Contraseña nueva' },
    Confirm: { en: 'Password again', es: 'Repita la contraseña' },
    Requirements: { en: 'A password needs', es: 'Una contraseña necesita' },
    length: { en: 'at least 8 characters', es: 'al menos 8 caracteres' },
    upperCase: { en: 'an uppercase letter', es: 'una letra mayúscula' },
    lowerCase: { en: 'a lowercase letter', es: 'una letra minúscula' },
    digit: { en: 'a digit', es: 'un dígito' },
    specialCharacter: {
      en: 'a special character, such as ! or ?',
      es: 'un carácter especial, como ! o ?',
    },
    IsMet: { en: '(done)', es: '(listo)' },
  }),
  ...group('VerifyEmail', {
    Title: { en: 'Confirm your email address', es: 'Confirme su correo electrónico' },
    Lead: {
      en: 'We sent an email to {{email}}. Open the link in it, on this device or another one.',
      es: 'Enviamos un correo a {{email}}. Abra el enlace que contiene, en este dispositivo o en otro.',
    },
    Continue: { en: 'I have opened the link', es: 'Ya abrí el enlace' },
    NotYet: {
      en: 'The link in the email has not been opened yet.',
      es: 'Todavía no se abrió el enlace del correo.',
    },
    Failed: { en: 'Your address is not confirmed yet', es: 'Su correo todavía no está confirmado' },
    NoMail: { en: 'No email?', es: '¿No llegó el correo?' },
    NoMailText: {
      en: 'It can take a minute. Look in your spam folder too.',
      es: 'Puede tardar un minuto. Revise también la carpeta de correo no deseado.',
    },
    Resend: { en: 'Send the email again', es: 'Enviar el correo otra vez' },
    Wait: {
      en: ['You can ask again in {{count}} second.', 'You can ask again in {{count}} seconds.'],
      es: [
        'Puede solicitarlo de nuevo en {{count}} segundo.',
        'Puede solicitarlo de nuevo en {{count}} segundos.',
      ],
    },
    Reload: { en: 'See how long is left', es: 'Ver cuánto falta' },
    TooSoon: {
      en: 'An email was sent a moment ago. Please wait before you ask for another one.',
      es: 'Se envió un correo hace un momento. Espere antes de solicitar otro.',
    },
    SentAgain: { en: 'Another email is on its way.', es: 'Otro correo está en camino.' },
    WrongAddress: {
      en: 'Not your address? Log out and create the account again.',
      es: '¿No es su correo? Cierre la sesión y cree la cuenta de nuevo.',
    },
  }),
  ...group('Confirm', {
    Title: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
    Lead: {
      en: 'You are logged in as {{email}}. Confirm again that it is you to continue.',
      es: 'Ha iniciado sesión como {{email}}. Confirme otra vez que es usted para continuar.',
    },
    Submit: { en: 'Confirm', es: 'Confirmar' },
    Submitting: { en: 'Confirming', es: 'Confirmando' },
    Failed: { en: 'We could not confirm that it is you', es: 'No pudimos confirmar que es usted' },
    ByProvider: { en: 'Log in the way you usually do', es: 'Inicie sesión como siempre' },
    ByProviderText: {
      en: 'Log in again. You will come back here and can continue for 15 minutes.',
      es: 'Inicie sesión otra vez. Volverá aquí y podrá continuar durante 15 minutos.',
    },
    NotYou: { en: 'Not you?', es: '¿No es usted?' },
    NotYouText: {
      en: 'Log out, and log in with your own account.',
      es: 'Cierre la sesión e iníciela con su propia cuenta.',
    },
    LogInAgain: {
      en: 'You cannot confirm this with your account on this page. Log out and log in again instead.',
      es: 'No puede confirmarlo con su cuenta en esta página. En su lugar, cierre la sesión e iníciela de nuevo.',
    },
  }),
  ...group('WebView', {
    Title: { en: 'Continue with this account?', es: '¿Continuar con esta cuenta?' },
    Lead: {
      en: 'You will use the portal as {{email}}.',
      es: 'Usará el portal como {{email}}.',
    },
    OtherTitle: {
      en: 'You are logged in with another account',
      es: 'Inició sesión con otra cuenta',
    },
    Other: {
      en: 'You are logged in here as {{email}}. If you continue, you are logged out of that account.',
      es: 'Aquí inició sesión como {{email}}. Si continúa, se cerrará la sesión de esa cuenta.',
    },
    OnlyFromApp: {
      en: 'Continue only if you came here from the city’s app and this is your address.',
      es: 'Continúe solo si llegó aquí desde la aplicación de la ciudad y esta es su dirección.',
    },
    Submit: { en: 'Continue', es: 'Continuar' },
    Cancel: { en: 'Do not continue', es: 'No continuar' },
    Failed: { en: 'This did not work', es: 'No funcionó' },
    ExpiredTitle: { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
    Expired: {
      en: 'Go back to the app and open the page again, or log in here.',
      es: 'Vuelva a la aplicación y abra la página otra vez, o inicie sesión aquí.',
    },
  }),
  ...group('Logout', {
    Title: { en: 'Log out?', es: '¿Cerrar la sesión?' },
    Lead: {
      en: 'You will be logged out on this device.',
      es: 'Se cerrará su sesión en este dispositivo.',
    },
    Stay: { en: 'Stay logged in', es: 'Mantener la sesión' },
    Failed: { en: 'You are still logged in', es: 'Su sesión sigue abierta' },
  }),
  ...group('MobileApp', {
    Title: { en: 'Opening the city’s app', es: 'Abriendo la aplicación de la ciudad' },
    Text: {
      en: 'If nothing opens, you will continue here in a few seconds.',
      es: 'Si no se abre nada, continuará aquí en unos segundos.',
    },
    Open: { en: 'Open the app', es: 'Abrir la aplicación' },
    GoOn: { en: 'Continue in the browser', es: 'Continuar en el navegador' },
    Stay: { en: 'Stay on this page', es: 'Quedarse en esta página' },
    Staying: { en: 'You stay on this page.', es: 'Se queda en esta página.' },
  }),
}

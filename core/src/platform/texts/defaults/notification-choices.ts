import { group } from './group.ts'

/** How notifications reach a person, and what was sent. */
export const notificationChoices = group('NotificationChoices', {
  Lead: {
    en: 'Choose how each kind of news reaches you. It holds as soon as you save it.',
    es: 'Elija cómo le llega cada tipo de aviso. Vale en cuanto lo guarde.',
  },
  inbox: { en: 'Messages', es: 'Mensajes' },
  push: { en: 'Devices', es: 'Dispositivos' },
  mail: { en: 'Email', es: 'Correo' },
  AlwaysBy: { en: 'Always: {{what}}', es: 'Siempre: {{what}}' },
  OptedOut: { en: 'You turned this off', es: 'Usted lo desactivó' },
  Language: { en: 'Language of messages', es: 'Idioma de los mensajes' },
  LanguageHint: {
    en: 'The portal itself stays in the language you see.',
    es: 'El portal mismo sigue en el idioma que ve.',
  },
  Quiet: { en: 'Quiet hours', es: 'Horas de silencio' },
  QuietOn: {
    en: 'Send me nothing in these hours',
    es: 'No me envíen nada en estas horas',
  },
  QuietHint: {
    en: 'What comes meanwhile waits for their end. An emergency in the city does not wait.',
    es: 'Lo que llegue entretanto espera a que terminen. Una emergencia en la ciudad no espera.',
  },
  QuietFrom: { en: 'From', es: 'Desde' },
  QuietTo: { en: 'To', es: 'Hasta' },
  QuietSame: {
    en: 'Choose two different hours.',
    es: 'Elija dos horas distintas.',
  },
  AlwaysTitle: { en: 'Always sent', es: 'Siempre se envían' },
  AlwaysAccount: {
    en: 'Emails about your login and the safety of your account',
    es: 'Correos sobre su acceso y la seguridad de su cuenta',
  },
  AlwaysMoney: {
    en: 'Your bills, receipts, and what happens with your payments',
    es: 'Sus facturas, recibos y lo que pasa con sus pagos',
  },
  AlwaysLaw: {
    en: 'Notices that the law requires, such as before the water is shut off',
    es: 'Avisos que exige la ley, por ejemplo antes de cortar el agua',
  },
  AlwaysAsked: {
    en: 'What you ask us to send you, such as a link or a license',
    es: 'Lo que usted nos pide, como un enlace o una licencia',
  },
  Save: { en: 'Save my choices', es: 'Guardar mis elecciones' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  Saved: { en: 'Your choices are saved.', es: 'Sus elecciones están guardadas.' },
  NotSaved: { en: 'Your choices are not saved', es: 'Sus elecciones no se guardaron' },
  LogTitle: { en: 'What was sent to you', es: 'Lo que se le envió' },
  LogLead: {
    en: 'The messages, emails and notifications of the last 30 days. After that this list forgets them.',
    es: 'Los mensajes, correos y notificaciones de los últimos 30 días. Después, esta lista los olvida.',
  },
  LogOpen: { en: 'See what was sent to you', es: 'Ver lo que se le envió' },
  LogBack: { en: 'Back to your notifications', es: 'Volver a sus notificaciones' },
  LogNone: { en: 'Nothing was sent to you', es: 'No se le envió nada' },
  LogNoneText: {
    en: 'What the city sends you will be listed here.',
    es: 'Aquí aparecerá lo que la ciudad le envíe.',
  },
  LogWhat: { en: 'Message', es: 'Mensaje' },
  LogWhen: { en: 'When', es: 'Cuándo' },
  LogHow: { en: 'How', es: 'Cómo' },
  LogOutcome: { en: 'Result', es: 'Resultado' },
  LogOlder: { en: 'Older messages', es: 'Mensajes anteriores' },
  LogLatest: { en: 'Back to the latest', es: 'Volver a los más recientes' },
  'by-inbox': { en: 'Messages', es: 'Mensajes' },
  'by-push': { en: 'Device', es: 'Dispositivo' },
  'by-mail': { en: 'Email', es: 'Correo' },
  waiting: { en: 'On its way', es: 'En camino' },
  retrying: { en: 'Failed, we try again', es: 'Falló, lo intentamos de nuevo' },
  delivered: { en: 'Sent', es: 'Enviado' },
  failed: { en: 'Could not be sent', es: 'No se pudo enviar' },
  returned: {
    en: 'Not sent, email to you comes back',
    es: 'No se envió, sus correos son devueltos',
  },
  held: { en: 'Not sent, you turned it off', es: 'No se envió, usted lo desactivó' },
})

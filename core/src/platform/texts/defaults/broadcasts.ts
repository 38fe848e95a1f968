import { group } from './group.ts'

/** Messages to many (spec, admin section 2.8). */
export const broadcasts = group('Broadcasts', {
  Title: { en: 'Messages to many', es: 'Mensajes a muchas personas' },
  Lead: {
    en: 'Write once, in both languages. Each person gets it once: in their inbox, and by email and on their devices as they chose.',
    es: 'Escriba una vez, en los dos idiomas. Cada persona lo recibe una vez: en su buzón, y por correo y en sus dispositivos según eligió.',
  },
  New: { en: 'Write a message', es: 'Escribir un mensaje' },
  Back: { en: 'Back to the messages', es: 'Volver a los mensajes' },
  None: { en: 'Nothing was sent yet', es: 'Todavía no se envió nada' },
  NoneText: {
    en: 'A message reaches everyone with an account, or the people whom you choose.',
    es: 'Un mensaje llega a todas las personas con cuenta, o a quienes usted elija.',
  },
  // Writing
  EnglishTitle: { en: 'Title in English', es: 'Título en inglés' },
  EnglishBody: { en: 'Text in English', es: 'Texto en inglés' },
  SpanishTitle: { en: 'Title in Spanish', es: 'Título en español' },
  SpanishBody: { en: 'Text in Spanish', es: 'Texto en español' },
  Options: { en: 'Only people who…', es: 'Solo personas que…' },
  OptionsHint: {
    en: 'All that you check must hold. Nothing checked: everyone.',
    es: 'Debe cumplirse todo lo que marque. Nada marcado: todas las personas.',
  },
  Option_autoPayEnabled: { en: 'pay by autopay', es: 'pagan con pago automático' },
  Option_hasSavedPaymentMethod: {
    en: 'have a saved payment method',
    es: 'tienen un método de pago guardado',
  },
  Option_hasUtilityAccount: { en: 'have a water account', es: 'tienen una cuenta de agua' },
  Option_noActivities: { en: 'have sent no request yet', es: 'todavía no enviaron una solicitud' },
  Language: { en: 'Language', es: 'Idioma' },
  BothLanguages: { en: 'Both languages', es: 'Los dos idiomas' },
  OnlyEnglish: { en: 'Only who reads English', es: 'Solo quien lee en inglés' },
  OnlySpanish: { en: 'Only who reads Spanish', es: 'Solo quien lee en español' },
  Where: { en: 'Only some streets', es: 'Solo algunas calles' },
  Districts: { en: 'Pickup districts', es: 'Distritos de recolección' },
  Routes: { en: 'Pickup days', es: 'Días de recolección' },
  Channels: { en: 'How it reaches them', es: 'Cómo les llega' },
  ChannelsHint: {
    en: 'It is always in their inbox.',
    es: 'Siempre está en su buzón.',
  },
  Channel_inbox: { en: 'Inbox', es: 'Buzón' },
  Channel_push: { en: 'On their devices', es: 'En sus dispositivos' },
  Channel_mail: { en: 'By email', es: 'Por correo' },
  When: { en: 'Later, or urgent', es: 'Más tarde, o urgente' },
  SendAt: { en: 'Send on', es: 'Enviar el' },
  SendAtHint: { en: 'Empty: now.', es: 'Vacío: ahora.' },
  UrgentReason: {
    en: 'Why it cannot wait for morning',
    es: 'Por qué no puede esperar a la mañana',
  },
  UrgentHint: {
    en: 'With a reason it is sent at night too. The reason stays on record.',
    es: 'Con un motivo se envía también de noche. El motivo queda registrado.',
  },
  PhoneIn: { en: 'On a phone, in {{text}}', es: 'En un teléfono, en {{text}}' },
  NoTitle: { en: 'No title yet', es: 'Todavía sin título' },
  Check: { en: 'Check who gets it', es: 'Ver a quién llega' },
  Send: { en: 'Send', es: 'Enviar' },
  Sending: { en: 'Sending…', es: 'Enviando…' },
  SendReason: {
    en: 'It needs a title in both languages.',
    es: 'Necesita un título en los dos idiomas.',
  },
  TestEnglish: { en: 'Send me a test in English', es: 'Enviarme una prueba en inglés' },
  TestSpanish: { en: 'Send me a test in Spanish', es: 'Enviarme una prueba en español' },
  Tested: { en: 'A test is on its way to you alone.', es: 'Una prueba va solo para usted.' },
  CheckTitle: { en: 'Check it, then send it', es: 'Revíselo y envíelo' },
  Reaches: {
    en: ['It reaches {{count}} person.', 'It reaches {{count}} people.'],
    es: ['Llega a {{count}} persona.', 'Llega a {{count}} personas.'],
  },
  Spares: {
    en: [
      '{{count}} person takes no announcements and is spared.',
      '{{count}} people take no announcements and are spared.',
    ],
    es: [
      '{{count}} persona no quiere anuncios y no lo recibe.',
      '{{count}} personas no quieren anuncios y no lo reciben.',
    ],
  },
  AfterQuiet: {
    en: 'It waits for the end of the quiet hours: {{time}}.',
    es: 'Espera el final de las horas de silencio: {{time}}.',
  },
  StartsAt: { en: 'It starts on {{time}}.', es: 'Empieza el {{time}}.' },
  NeedsSecond: {
    en: 'A second person must approve it, because it goes to more than {{limit}} people.',
    es: 'Otra persona lo tiene que aprobar, porque va a más de {{limit}} personas.',
  },
  Failed: { en: 'Nothing was sent', es: 'No se envió nada' },
  // The list
  Message: { en: 'Message', es: 'Mensaje' },
  State: { en: 'State', es: 'Estado' },
  LastSent: { en: 'Last sent', es: 'Último envío' },
  Reached: { en: 'Who got it', es: 'Quién lo recibió' },
  Actions: { en: 'Actions', es: 'Acciones' },
  State_waiting: { en: 'Waits for approval', es: 'Espera aprobación' },
  State_scheduled: { en: 'Scheduled', es: 'Programado' },
  State_running: { en: 'Being sent', es: 'Se está enviando' },
  State_sent: { en: 'Sent', es: 'Enviado' },
  State_stopped: { en: 'Stopped', es: 'Detenido' },
  State_canceled: { en: 'Canceled', es: 'Cancelado' },
  Progress: { en: 'Part {{done}} of {{last}}', es: 'Parte {{done}} de {{last}}' },
  CountReached: {
    en: ['{{count}} person', '{{count}} people'],
    es: ['{{count}} persona', '{{count}} personas'],
  },
  CountPushed: {
    en: ['{{count}} device', '{{count}} devices'],
    es: ['{{count}} dispositivo', '{{count}} dispositivos'],
  },
  CountMailed: {
    en: ['{{count}} email', '{{count}} emails'],
    es: ['{{count}} correo', '{{count}} correos'],
  },
  CountRetried: {
    en: ['{{count}} device did not answer', '{{count}} devices did not answer'],
    es: ['{{count}} dispositivo no respondió', '{{count}} dispositivos no respondieron'],
  },
  CountOptedOut: {
    en: ['{{count}} spared', '{{count}} spared'],
    es: ['{{count}} sin recibirlo', '{{count}} sin recibirlo'],
  },
  ToSize: {
    en: ['To {{count}} person', 'To {{count}} people'],
    es: ['Para {{count}} persona', 'Para {{count}} personas'],
  },
  Urgent: { en: 'Urgent: {{text}}', es: 'Urgente: {{text}}' },
  By: { en: 'By {{name}}', es: 'De {{name}}' },
  ApprovedBy: { en: 'Approved by {{name}}', es: 'Aprobado por {{name}}' },
  Starts: { en: 'Starts {{time}}', es: 'Empieza {{time}}' },
  Resend: { en: 'Resend', es: 'Reenviar' },
  ResendHint: {
    en: 'Only to people who have not got it.',
    es: 'Solo a quienes no lo recibieron.',
  },
  Approve: { en: 'Approve and send', es: 'Aprobar y enviar' },
  Approved: { en: 'Approved. It is sent when it is due.', es: 'Aprobado. Se envía a su hora.' },
  Cancel: { en: 'Cancel', es: 'Cancelar' },
  Stop: { en: 'Stop', es: 'Detener' },
  ActionOn: { en: '{{action}}: {{name}}', es: '{{action}}: {{name}}' },
  Done_waiting: {
    en: 'It waits for a second person.',
    es: 'Espera a una segunda persona.',
  },
  Done_scheduled: {
    en: 'It is sent within a minute of its time.',
    es: 'Se envía en el minuto siguiente a su hora.',
  },
  Done_running: { en: 'It is being sent.', es: 'Se está enviando.' },
  Done_sent: { en: 'It was sent.', es: 'Se envió.' },
  Done_stopped: {
    en: 'It is stopped and reaches nobody else.',
    es: 'Está detenido y no llega a nadie más.',
  },
  Done_canceled: { en: 'It is canceled.', es: 'Está cancelado.' },
  // Refusals
  NotFound: { en: 'This message is gone.', es: 'Este mensaje ya no está.' },
  NotResendable: {
    en: 'It can be sent again when it has ended.',
    es: 'Se puede volver a enviar cuando haya terminado.',
  },
  Decided: {
    en: 'Someone else has decided on this message already.',
    es: 'Otra persona ya decidió sobre este mensaje.',
  },
  SecondPerson: {
    en: 'You wrote this message. A second person must approve it.',
    es: 'Usted escribió este mensaje. Lo tiene que aprobar otra persona.',
  },
  Begun: {
    en: 'It has begun and cannot be canceled. You can stop it.',
    es: 'Ya empezó y no se puede cancelar. Lo puede detener.',
  },
  NotRunning: { en: 'It is not being sent now.', es: 'No se está enviando ahora.' },
})

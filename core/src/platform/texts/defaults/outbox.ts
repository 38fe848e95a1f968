import { group } from './group.ts'

/** The health of what waits to be sent; ours, not the specification's. */
export const outbox = group('Outbox', {
  Title: { en: 'Sending of messages', es: 'Envío de mensajes' },
  Lead: {
    en: 'What waits to be sent, what was sent, and what could not be. The most urgent goes first: a new password never waits for a newsletter.',
    es: 'Lo que espera ser enviado, lo que se envió y lo que no se pudo enviar. Lo más urgente va primero: una contraseña nueva nunca espera a un boletín.',
  },
  AllWell: { en: 'Everything is on time', es: 'Todo va a tiempo' },
  AllWellText: {
    en: 'Nothing has waited longer than it should.',
    es: 'Nada ha esperado más de lo debido.',
  },
  Behind: {
    en: 'Some messages are behind',
    es: 'Algunos mensajes van atrasados',
  },
  BehindText: {
    en: 'They have waited longer than they should. The mail server or the push service may be slow or down. They are sent as soon as it works.',
    es: 'Han esperado más de lo debido. El servidor de correo o el servicio de notificaciones puede estar lento o caído. Se envían en cuanto funcione.',
  },
  Waiting: { en: 'Waiting now', es: 'En espera ahora' },
  NothingWaits: { en: 'Nothing waits', es: 'No hay nada en espera' },
  NothingWaitsText: {
    en: 'Every message has been sent.',
    es: 'Todos los mensajes se enviaron.',
  },
  Lane: { en: 'What', es: 'Qué' },
  LaneOf: { en: '{{what}}, {{time}}', es: '{{what}}, {{time}}' },
  'priority-0': { en: 'at once', es: 'de inmediato' },
  'priority-1': { en: 'soon', es: 'pronto' },
  'priority-2': { en: 'to many', es: 'a muchas personas' },
  Due: { en: 'To send now', es: 'Para enviar ahora' },
  Later: { en: 'Later', es: 'Más tarde' },
  LaterHint: {
    en: 'Later: it waits for another try or for the end of quiet hours, or is being sent.',
    es: 'Más tarde: espera otro intento o el fin de las horas de silencio, o se está enviando.',
  },
  Oldest: { en: 'Oldest has waited', es: 'El más antiguo espera' },
  Seconds: {
    en: ['{{count}} second', '{{count}} seconds'],
    es: ['{{count}} segundo', '{{count}} segundos'],
  },
  Minutes: {
    en: ['{{count}} minute', '{{count}} minutes'],
    es: ['{{count}} minuto', '{{count}} minutos'],
  },
  Hours: { en: ['{{count}} hour', '{{count}} hours'], es: ['{{count}} hora', '{{count}} horas'] },
  State: { en: 'State', es: 'Estado' },
  OnTime: { en: 'On time', es: 'A tiempo' },
  Late: { en: 'Behind', es: 'Atrasado' },
  Actions: { en: 'Actions', es: 'Acciones' },
  RetryNow: { en: 'Try failed ones now', es: 'Reintentar los fallidos ahora' },
  RetryWhat: { en: 'Try failed ones now: {{what}}', es: 'Reintentar los fallidos ahora: {{what}}' },
  Retried: {
    en: ['{{count}} message is tried again.', '{{count}} messages are tried again.'],
    es: ['Se reintenta {{count}} mensaje.', 'Se reintentan {{count}} mensajes.'],
  },
  Sent: { en: 'Sent in the last 12 hours', es: 'Enviado en las últimas 12 horas' },
  Hour: { en: 'From', es: 'Desde' },
  Mail: { en: 'Emails', es: 'Correos' },
  Push: { en: 'Push notifications', es: 'Notificaciones' },
  Held: { en: 'Turned off by the reader', es: 'Desactivados por quien los lee' },
  Failed: { en: 'Given up', es: 'Abandonados' },
  Dead: { en: 'Could not be sent', es: 'No se pudo enviar' },
  DeadLead: {
    en: 'We tried for two days. When the problem is fixed, send them again: nobody gets a message twice.',
    es: 'Lo intentamos durante dos días. Cuando el problema esté resuelto, envíelos de nuevo: nadie recibe un mensaje dos veces.',
  },
  SeeEach: { en: 'See each message', es: 'Ver cada mensaje' },
  NoDead: { en: 'Nothing was given up', es: 'No se abandonó nada' },
  NoDeadText: {
    en: 'Every message of the last three months arrived or is still tried.',
    es: 'Todos los mensajes de los últimos tres meses llegaron o todavía se intentan.',
  },
  Reason: { en: 'Reason', es: 'Motivo' },
  Messages: { en: 'Messages', es: 'Mensajes' },
  Latest: { en: 'Last given up', es: 'Último abandonado' },
  Replay: { en: 'Send all again', es: 'Reenviar todos' },
  ReplayWhat: { en: 'Send all again: {{what}}', es: 'Reenviar todos: {{what}}' },
  ReplaySure: {
    en: ['Send {{count}} message again?', 'Send {{count}} messages again?'],
    es: ['¿Reenviar {{count}} mensaje?', '¿Reenviar {{count}} mensajes?'],
  },
  ReplaySureText: {
    en: 'It is sent to everyone who did not get it: {{what}}.',
    es: 'Se envía a todas las personas que no lo recibieron: {{what}}.',
  },
  Sure: { en: 'Yes, send them again', es: 'Sí, reenviarlos' },
  SureFirst: {
    en: 'Check the box to send them again.',
    es: 'Marque la casilla para reenviarlos.',
  },
  Expired: { en: 'Expired, of no use', es: 'Vencidos, ya no sirven' },
  NotDone: { en: 'Nothing was sent again', es: 'No se reenvió nada' },
})

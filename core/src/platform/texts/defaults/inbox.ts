import { group } from './group.ts'

/** What staff are notified of, on screens, in emails and pushes: no name but the record's number. */
export const inbox = group('Inbox', {
  Title: { en: 'Inbox', es: 'Bandeja' },
  Lead: {
    en: 'What happened on the requests that you work on. We keep it for 90 days.',
    es: 'Lo que pasó con las solicitudes en las que usted trabaja. Lo guardamos 90 días.',
  },
  assigned: {
    en: 'Request {{number}} was assigned to you',
    es: 'Se le asignó la solicitud {{number}}',
  },
  AndMore: {
    en: ['and {{count}} more request', 'and {{count}} more requests'],
    es: ['y {{count}} solicitud más', 'y {{count}} solicitudes más'],
  },
  answered: {
    en: 'The resident answered on request {{number}}',
    es: 'El residente respondió en la solicitud {{number}}',
  },
  overdue: { en: 'Request {{number}} is overdue', es: 'La solicitud {{number}} está vencida' },
  discrepancy: {
    en: 'Payment {{number}} does not match',
    es: 'El pago {{number}} no coincide',
  },
  refund: {
    en: 'The refund of payment {{number}} waits for a second person',
    es: 'El reembolso del pago {{number}} espera a una segunda persona',
  },
  arrangement: {
    en: 'Water account {{number}} asks for installments',
    es: 'La cuenta de agua {{number}} pide pagar a plazos',
  },
  review: { en: 'A page must be checked', es: 'Toca revisar una página' },
  DigestPush: {
    en: 'New in your inbox: {{number}}',
    es: 'Nuevo en su bandeja: {{number}}',
  },
  By: { en: 'by {{name}}', es: 'por {{name}}' },
  Unread: { en: 'Unread', es: 'Sin leer' },
  UnreadCount: { en: '{{number}} unread', es: '{{number}} sin leer' },
  AtLeast: { en: '{{number}}+', es: 'más de {{number}}' },
  New: {
    en: ['{{count}} new notification', '{{count}} new notifications'],
    es: ['{{count}} aviso nuevo', '{{count}} avisos nuevos'],
  },
  List: { en: 'Notifications', es: 'Avisos' },
  Show: { en: 'Show', es: 'Mostrar' },
  ShowAll: { en: 'All', es: 'Todos' },
  ShowUnread: { en: 'Only unread', es: 'Solo sin leer' },
  MarkRead: { en: 'Mark as read', es: 'Marcar como leído' },
  MarkOneRead: { en: 'Mark as read: {{what}}', es: 'Marcar como leído: {{what}}' },
  KeyDown: { en: 'Next notification', es: 'Aviso siguiente' },
  KeyUp: { en: 'Previous notification', es: 'Aviso anterior' },
  KeyOpen: { en: 'Open the notification', es: 'Abrir el aviso' },
  MarkAllRead: { en: 'Mark all as read', es: 'Marcar todo como leído' },
  MarkedRead: { en: 'Marked as read.', es: 'Se marcó como leído.' },
  MarkFailed: { en: 'Nothing was marked as read', es: 'No se marcó nada como leído' },
  None: { en: 'Nothing here yet', es: 'Todavía no hay nada' },
  NoneText: {
    en: 'You are notified here when a request is assigned to you, is answered or becomes overdue.',
    es: 'Aquí se le avisa cuando le asignan una solicitud, cuando la responden o cuando se vence.',
  },
  NoneUnread: { en: 'You have read everything', es: 'Leyó todo' },
  NoneUnreadText: {
    en: 'New notifications show up here by themselves.',
    es: 'Los avisos nuevos aparecen aquí por sí solos.',
  },
  Older: { en: 'Older', es: 'Anteriores' },
  Newest: { en: 'Back to the newest', es: 'Volver a los más nuevos' },
  Settings: { en: 'Notification settings', es: 'Ajustes de avisos' },
  SettingsLead: {
    en: 'Your inbox always has everything. Choose what we send you besides. You are never notified of what you did yourself.',
    es: 'Su bandeja siempre tiene todo. Elija qué más le enviamos. Nunca le avisamos de lo que hizo usted.',
  },
  BackToInbox: { en: 'Back to the inbox', es: 'Volver a la bandeja' },
  'kind-assigned': { en: 'A request is assigned to me', es: 'Me asignan una solicitud' },
  'kind-answered': {
    en: 'A resident answers on my request',
    es: 'Un residente responde en mi solicitud',
  },
  'kind-overdue': { en: 'My request is overdue', es: 'Se vence mi solicitud' },
  'kind-discrepancy': {
    en: 'A payment does not match the provider’s records',
    es: 'Un pago no coincide con los registros del proveedor',
  },
  'kind-refund': {
    en: 'A refund waits for a second person',
    es: 'Un reembolso espera a una segunda persona',
  },
  'kind-arrangement': {
    en: 'Someone asks for installments before the water is shut off',
    es: 'Alguien pide pagar a plazos antes del corte de agua',
  },
  'kind-review': {
    en: 'A page that you look after must be checked',
    es: 'Toca revisar una página a su cargo',
  },
  Mail: { en: 'Email', es: 'Correo' },
  MailOf: { en: 'Email: {{what}}', es: 'Correo: {{what}}' },
  Push: { en: 'Notification in the browser', es: 'Aviso en el navegador' },
  PushOf: { en: 'Notification in the browser: {{what}}', es: 'Aviso en el navegador: {{what}}' },
  'choice-at-once': { en: 'Right away', es: 'De inmediato' },
  'choice-hourly': { en: 'Once an hour', es: 'Una vez por hora' },
  'choice-off': { en: 'Never', es: 'Nunca' },
  Save: { en: 'Save', es: 'Guardar' },
  Saved: { en: 'Your settings are saved.', es: 'Sus ajustes se guardaron.' },
  SaveFailed: { en: 'Your settings were not saved', es: 'Sus ajustes no se guardaron' },
  NoKinds: {
    en: 'Your roles get no notifications.',
    es: 'Sus roles no reciben avisos.',
  },
  PushTitle: { en: 'This browser', es: 'Este navegador' },
  PushHint: {
    en: 'Your browser shows what you chose above, even when the staff app is closed.',
    es: 'Su navegador le muestra lo que eligió arriba, aunque el portal del personal esté cerrado.',
  },
})

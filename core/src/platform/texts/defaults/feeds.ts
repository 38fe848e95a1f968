import { group } from './group.ts'

/** Other sites whose news and events the home page shows, as staff keep them. */
export const feeds = group('Feeds', {
  Title: { en: 'Feeds', es: 'Fuentes externas' },
  Lead: {
    en: 'The home page shows news and events from these addresses. They are read every 15 minutes.',
    es: 'La página de inicio muestra noticias y eventos de estas direcciones. Se leen cada 15 minutos.',
  },
  News: { en: 'News', es: 'Noticias' },
  Events: { en: 'Events', es: 'Eventos' },
  Kind: { en: 'Shows', es: 'Muestra' },
  Name: { en: 'Name', es: 'Nombre' },
  NameHint: {
    en: 'For staff, such as “Library events”.',
    es: 'Para el personal, por ejemplo “Eventos de la biblioteca”.',
  },
  Url: { en: 'Address of the feed', es: 'Dirección de la fuente' },
  UrlHint: {
    en: 'An RSS or Atom feed. Events can be an iCalendar file (.ics) too.',
    es: 'Una fuente RSS o Atom. Los eventos también pueden ser un archivo iCalendar (.ics).',
  },
  None: { en: 'No feeds yet', es: 'Todavía no hay fuentes' },
  NoneText: {
    en: 'Add the address of your website’s news or calendar. The home page shows them within a minute.',
    es: 'Agregue la dirección de las noticias o del calendario de su sitio web. La página de inicio los muestra en un minuto.',
  },
  Items: {
    en: ['{{count}} item', '{{count}} items'],
    es: ['{{count}} elemento', '{{count}} elementos'],
  },
  State: { en: 'State', es: 'Estado' },
  Works: { en: 'Works', es: 'Funciona' },
  Waiting: { en: 'Not read yet', es: 'Todavía no se leyó' },
  Failing: { en: 'Cannot be read', es: 'No se puede leer' },
  Paused: { en: 'Paused', es: 'En pausa' },
  PausedText: {
    en: 'Nothing new is read. What was read stays on the home page.',
    es: 'No se lee nada nuevo. Lo que ya se leyó sigue en la página de inicio.',
  },
  LastGood: { en: 'Last read', es: 'Última lectura' },
  LastTried: { en: 'Last attempt', es: 'Último intento' },
  Next: { en: 'Next attempt', es: 'Próximo intento' },
  Never: { en: 'Never', es: 'Nunca' },
  Shown: { en: 'On the home page', es: 'En la página de inicio' },
  Problem: { en: 'What is wrong', es: 'Qué pasa' },
  Kept: {
    en: 'The home page keeps what it read last.',
    es: 'La página de inicio conserva lo último que leyó.',
  },
  'problem-unreachable': {
    en: 'No one answers at this address.',
    es: 'Nadie contesta en esta dirección.',
  },
  'problem-timeout': {
    en: 'The answer took more than 10 seconds.',
    es: 'La respuesta tardó más de 10 segundos.',
  },
  'problem-http-status': {
    en: 'The website answers with error {{code}}. Check the address.',
    es: 'El sitio web contesta con el error {{code}}. Revise la dirección.',
  },
  'problem-unsafe-address': {
    en: 'The address leads to a private network, or from https to http.',
    es: 'La dirección lleva a una red privada, o de https a http.',
  },
  'problem-too-many-redirects': {
    en: 'The address leads from one to the next without end.',
    es: 'La dirección lleva de una a otra sin fin.',
  },
  'problem-too-large': {
    en: 'The feed is larger than 2 MB. Ask for one with fewer items.',
    es: 'La fuente pesa más de 2 MB. Pida una con menos elementos.',
  },
  'problem-not-a-feed': {
    en: 'There is a page at this address, but no feed. Look for “RSS” or “iCal” on the website.',
    es: 'En esta dirección hay una página, pero no una fuente. Busque “RSS” o “iCal” en el sitio web.',
  },
  'problem-encoding': {
    en: 'Its letters cannot be read. The website has to send it as UTF-8.',
    es: 'No se pueden leer sus letras. El sitio web debe enviarla en UTF-8.',
  },
  'problem-document-type': {
    en: 'It has a document type, which feeds must not have.',
    es: 'Tiene un tipo de documento, y las fuentes no deben tenerlo.',
  },
  'problem-malformed': {
    en: 'It is not well formed. The website has to fix it.',
    es: 'Está mal formada. El sitio web debe corregirla.',
  },
  'problem-incomplete': {
    en: 'It ends in the middle. It is tried again soon.',
    es: 'Termina a la mitad. Pronto se intenta otra vez.',
  },
  Add: { en: 'Add a feed', es: 'Agregar una fuente' },
  Edit: { en: 'Edit {{name}}', es: 'Editar {{name}}' },
  EditShort: { en: 'Edit or test', es: 'Editar o probar' },
  EditOne: { en: 'Edit or test {{name}}', es: 'Editar o probar {{name}}' },
  Test: { en: 'Test', es: 'Probar' },
  TestLead: {
    en: 'First we read the address and show you what is there. Nothing is saved before that.',
    es: 'Primero leemos la dirección y le mostramos lo que hay. Antes de eso no se guarda nada.',
  },
  TestWorks: { en: 'This works. Save it?', es: 'Funciona. ¿Guardar?' },
  TestFails: {
    en: 'This does not work. Save it anyway?',
    es: 'Esto no funciona. ¿Guardar de todos modos?',
  },
  TestItems: {
    en: ['{{count}} item. It is:', '{{count}} items. The first ones:'],
    es: ['{{count}} elemento:', '{{count}} elementos. Los primeros:'],
  },
  TestEmpty: {
    en: 'It can be read, but there is nothing in it to show now.',
    es: 'Se puede leer, pero ahora no hay nada que mostrar.',
  },
  Save: { en: 'Save', es: 'Guardar' },
  Cancel: { en: 'Back to all feeds', es: 'Volver a todas las fuentes' },
  Pause: { en: 'Pause', es: 'Pausar' },
  PauseOne: { en: 'Pause {{name}}', es: 'Pausar {{name}}' },
  Resume: { en: 'Resume', es: 'Reanudar' },
  ResumeOne: { en: 'Resume {{name}}', es: 'Reanudar {{name}}' },
  Delete: { en: 'Remove', es: 'Quitar' },
  DeleteOne: { en: 'Remove {{name}}', es: 'Quitar {{name}}' },
  DeleteText: {
    en: 'Its items leave the home page and the search right away. To keep them, pause the feed.',
    es: 'Sus elementos salen de inmediato de la página de inicio y de la búsqueda. Para conservarlos, ponga la fuente en pausa.',
  },
  DeleteSure: { en: 'Yes, remove', es: 'Sí, quitar' },
  Saved: {
    en: 'Saved. It is read within a minute.',
    es: 'Guardado. Se lee en menos de un minuto.',
  },
  IsPaused: { en: 'Paused.', es: 'En pausa.' },
  IsResumed: {
    en: 'Resumed. It is read within a minute.',
    es: 'Reanudada. Se lee en menos de un minuto.',
  },
  Deleted: { en: 'Removed.', es: 'Quitada.' },
  Failed: { en: 'This was not saved', es: 'No se guardó' },
  DeleteFailed: { en: 'This was not removed', es: 'No se quitó' },
  Taken: {
    en: 'This address is in the list already.',
    es: 'Esta dirección ya está en la lista.',
  },
  TooMany: {
    en: 'There are 12 feeds, which is the most. Remove one that is no longer needed first.',
    es: 'Hay 12 fuentes, y no caben más. Quite antes una que ya no se necesite.',
  },
  OtherKind: {
    en: 'News cannot become events. Add another feed, and remove this one.',
    es: 'Las noticias no pueden volverse eventos. Agregue otra fuente y quite esta.',
  },
  NotPublic: {
    en: 'This address is not on the public web. Use one that everyone can open.',
    es: 'Esta dirección no está en la web pública. Use una que cualquiera pueda abrir.',
  },
  NotFound: {
    en: 'Someone else has removed this feed already.',
    es: 'Otra persona ya quitó esta fuente.',
  },
  ChangedMeanwhile: {
    en: 'Someone else has changed this feed. Load the page again to see how it is now.',
    es: 'Otra persona cambió esta fuente. Vuelva a cargar la página para ver cómo está ahora.',
  },
})

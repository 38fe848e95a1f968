import { group } from './group.ts'

/** Boards, members and meetings that are read from the city's Legistar. */
export const legistar = group('Legistar', {
  Title: { en: 'Boards from Legistar', es: 'Juntas desde Legistar' },
  Lead: {
    en: 'If your clerk keeps boards, members and meetings in Legistar, the portal reads them every hour. What you change here is kept, and nothing is deleted here because Legistar no longer has it.',
    es: 'Si la secretaría lleva las juntas, los miembros y las reuniones en Legistar, el portal los lee cada hora. Lo que usted cambia aquí se conserva, y aquí no se borra nada porque Legistar ya no lo tenga.',
  },
  Link: { en: 'Read boards from Legistar', es: 'Leer las juntas desde Legistar' },
  SetUp: { en: 'Set up', es: 'Configurar' },
  Change: { en: 'Change the client or token', es: 'Cambiar el cliente o la clave' },
  Client: { en: 'Client name', es: 'Nombre del cliente' },
  ClientHint: {
    en: 'As in the address of your Legistar, such as “chicago” of chicago.legistar.com.',
    es: 'Como en la dirección de su Legistar, por ejemplo “chicago” de chicago.legistar.com.',
  },
  Token: { en: 'Token', es: 'Clave de acceso' },
  TokenHint: {
    en: 'Only if Granicus gave you one. It is stored encrypted and never shown.',
    es: 'Solo si Granicus le dio una. Se guarda cifrada y nunca se muestra.',
  },
  TokenKept: {
    en: 'One is stored. Leave the field empty to keep it.',
    es: 'Hay una guardada. Deje el campo vacío para conservarla.',
  },
  RemoveToken: { en: 'Remove the stored token', es: 'Quitar la clave guardada' },
  Save: { en: 'Save and read', es: 'Guardar y leer' },
  Saved: {
    en: 'Saved. Reading begins in a few seconds.',
    es: 'Guardado. La lectura comienza en unos segundos.',
  },
  Failed: { en: 'Not saved', es: 'No se guardó' },
  ReadNow: { en: 'Read now', es: 'Leer ahora' },
  ReadNowDone: {
    en: 'Reading begins in a few seconds. Open this page again to see what it brings.',
    es: 'La lectura comienza en unos segundos. Abra esta página otra vez para ver lo que trae.',
  },
  ReadNowFailed: { en: 'Reading did not begin', es: 'La lectura no comenzó' },
  Stop: { en: 'Stop reading', es: 'Dejar de leer' },
  StopText: {
    en: 'The boards, members and meetings stay as they are here, and you keep them up to date yourself.',
    es: 'Las juntas, los miembros y las reuniones quedan aquí como están, y usted los mantiene al día.',
  },
  StopSure: { en: 'Stop reading Legistar', es: 'Dejar de leer Legistar' },
  StopFailed: { en: 'Nothing was changed', es: 'No se cambió nada' },
  Stopped: { en: 'Legistar is no longer read.', es: 'Ya no se lee Legistar.' },
  NotFound: {
    en: 'No Legistar is set up. Someone removed it meanwhile.',
    es: 'No hay ningún Legistar configurado. Alguien lo quitó mientras tanto.',
  },
  ChangedMeanwhile: {
    en: 'Someone changed this meanwhile. Open the page again.',
    es: 'Alguien cambió esto mientras tanto. Abra la página otra vez.',
  },
  Works: { en: 'Works', es: 'Funciona' },
  Reading: { en: 'Reading', es: 'Leyendo' },
  Waiting: { en: 'Not read yet', es: 'Todavía no se leyó' },
  Failing: { en: 'Cannot be read', es: 'No se puede leer' },
  LastGood: { en: 'Last read', es: 'Última lectura' },
  LastTried: { en: 'Last attempt', es: 'Último intento' },
  Next: { en: 'Next read', es: 'Próxima lectura' },
  Never: { en: 'Never', es: 'Nunca' },
  HasToken: { en: 'Token', es: 'Clave de acceso' },
  TokenStored: { en: 'Stored', es: 'Guardada' },
  TokenNone: { en: 'None', es: 'Ninguna' },
  Kept: {
    en: 'The portal keeps what it read last, and goes on where it stopped.',
    es: 'El portal conserva lo último que leyó y sigue donde se quedó.',
  },
  'problem-unreachable': {
    en: 'Legistar does not answer, or its answer broke off.',
    es: 'Legistar no contesta, o su respuesta se cortó.',
  },
  'problem-timeout': {
    en: 'Legistar took more than 30 seconds to answer.',
    es: 'Legistar tardó más de 30 segundos en contestar.',
  },
  'problem-http-status': {
    en: 'Legistar answers with error {{code}}. Check the client name, and whether it needs a token.',
    es: 'Legistar contesta con el error {{code}}. Revise el nombre del cliente y si necesita una clave.',
  },
  'problem-redirect': {
    en: 'Legistar’s address leads to another place.',
    es: 'La dirección de Legistar lleva a otro lugar.',
  },
  'problem-too-large': {
    en: 'One answer of Legistar is larger than 20 MB.',
    es: 'Una respuesta de Legistar pesa más de 20 MB.',
  },
  'problem-not-json': {
    en: 'Legistar sent a web page instead of data, or half an answer.',
    es: 'Legistar envió una página web en lugar de datos, o media respuesta.',
  },
  'problem-repeats': {
    en: 'Legistar sends the same rows again and again.',
    es: 'Legistar envía las mismas filas una y otra vez.',
  },
  'problem-token': {
    en: 'The stored token can no longer be read. Type it once more.',
    es: 'La clave guardada ya no se puede leer. Escríbala otra vez.',
  },
  'problem-refused': {
    en: 'What Legistar says does not fit the boards here, so nothing of it took effect.',
    es: 'Lo que dice Legistar no concuerda con las juntas de aquí, así que nada tuvo efecto.',
  },
  WhatIsWrong: { en: 'See what does not fit', es: 'Ver qué no concuerda' },
  Found: { en: 'What the last read brought', es: 'Lo que trajo la última lectura' },
  NothingNew: {
    en: 'Everything here was already as Legistar says.',
    es: 'Todo aquí estaba ya como dice Legistar.',
  },
  Missing: {
    en: ['No longer in Legistar ({{count}})', 'No longer in Legistar ({{count}})'],
    es: ['Ya no está en Legistar ({{count}})', 'Ya no están en Legistar ({{count}})'],
  },
  MissingText: {
    en: 'They stay here until you end or cancel them yourself.',
    es: 'Quedan aquí hasta que usted los termine o cancele.',
  },
  KeptHere: {
    en: ['Changed here, so kept ({{count}})', 'Changed here, so kept ({{count}})'],
    es: ['Cambiado aquí: se conserva ({{count}})', 'Cambiados aquí: se conservan ({{count}})'],
  },
  KeptHereText: {
    en: 'Legistar says otherwise. What staff wrote here counts.',
    es: 'Legistar dice otra cosa. Cuenta lo que el personal escribió aquí.',
  },
  Changed: {
    en: ['Changed ({{count}})', 'Changed ({{count}})'],
    es: ['Cambió ({{count}})', 'Cambiaron ({{count}})'],
  },
  Added: {
    en: ['New ({{count}})', 'New ({{count}})'],
    es: ['Nuevo ({{count}})', 'Nuevos ({{count}})'],
  },
  FirstShown: {
    en: 'The first {{shown}} are listed.',
    es: 'Se muestran los primeros {{shown}}.',
  },
  Notes: { en: 'To look at in Legistar', es: 'Para revisar en Legistar' },
  'note-person-twice': {
    en: 'Is there twice; taken as one',
    es: 'Está dos veces; se tomó como una',
  },
  'note-terms-joined': {
    en: 'Two records for the same time; taken as one term',
    es: 'Dos registros para el mismo tiempo; se tomaron como un período',
  },
  'note-first-day-kept': {
    en: 'Another first day than here; ours is kept',
    es: 'Otro primer día que aquí; se conserva el nuestro',
  },
  'note-seat-taken': {
    en: 'The term runs into the next person’s; its last day is kept',
    es: 'El período se cruza con el de la siguiente persona; se conserva su último día',
  },
  'note-record-left-out': {
    en: 'A term without a first day, or that ends before it begins; left out',
    es: 'Un período sin primer día, o que termina antes de empezar; se omitió',
  },
  'note-time-in-words': {
    en: 'The time is not a time of day; shown as a remark',
    es: 'La hora no es una hora del día; se muestra como nota',
  },
  'note-meeting-left-out': {
    en: 'A meeting without a day; left out',
    es: 'Una reunión sin día; se omitió',
  },
  'note-row-left-out': {
    en: 'Something of it cannot be stored; left out',
    es: 'Algo de esto no se puede guardar; se omitió',
  },
  ByJob: { en: 'Legistar', es: 'Legistar' },
})

import { group } from './group.ts'

/** Spec, resident section 2, /mobileWebView/box. */
export const document = group('Document', {
  RequestFolder: {
    en: 'Documents of request {{number}}',
    es: 'Documentos de la solicitud {{number}}',
  },
  AccountFolder: {
    en: 'Documents of utility account {{number}}',
    es: 'Documentos de la cuenta de servicios {{number}}',
  },
  Count: {
    en: ['{{count}} document', '{{count}} documents'],
    es: ['{{count}} documento', '{{count}} documentos'],
  },
  None: {
    en: 'There is nothing in this folder yet.',
    es: 'Todavía no hay nada en esta carpeta.',
  },
  Size: { en: '{{size}} kB', es: '{{size}} kB' },
  FromCity: { en: 'from the City', es: 'de la Ciudad' },
  FromYou: { en: 'sent in', es: 'enviado' },
  Pages: { en: 'Pages of the folder', es: 'Páginas de la carpeta' },
  PageOf: { en: 'Page {{page}} of {{pages}}', es: 'Página {{page}} de {{pages}}' },
  Newer: { en: 'Newer', es: 'Más recientes' },
  Older: { en: 'Older', es: 'Más antiguos' },
  Add: { en: 'Add a document', es: 'Agregar un documento' },
  File: { en: 'Picture or PDF', es: 'Imagen o PDF' },
  FileHint: {
    en: 'JPEG, PNG, GIF, WebP or PDF, at most 10 MB.',
    es: 'JPEG, PNG, GIF, WebP o PDF, de 10 MB como máximo.',
  },
  Send: { en: 'Send', es: 'Enviar' },
  Added: { en: 'The document was added.', es: 'Se agregó el documento.' },
  NotAdded: { en: 'The document was not added', es: 'El documento no se agregó' },
  ReadOnly: {
    en: 'You can no longer add documents to this folder.',
    es: 'Ya no puede agregar documentos a esta carpeta.',
  },
  Full: {
    en: 'This folder is full: it has 50 files.',
    es: 'Esta carpeta está llena: tiene 50 archivos.',
  },
  LinkExpired: {
    en: 'This folder was opened a while ago. Go back and open it again.',
    es: 'Esta carpeta se abrió hace un rato. Vuelva y ábrala de nuevo.',
  },
  ExpiredTitle: { en: 'Please open the folder again', es: 'Abra la carpeta de nuevo' },
  FolderNotFound: {
    en: 'This folder cannot be shown. Go back and open it again.',
    es: 'Esta carpeta no se puede mostrar. Vuelva y ábrala de nuevo.',
  },
  NotFoundTitle: { en: 'No folder to show', es: 'No hay carpeta que mostrar' },
  NotFound: { en: 'We could not find this document.', es: 'No encontramos ese documento.' },
  Call: {
    en: 'If that does not help, call {{phone}}.',
    es: 'Si eso no ayuda, llame al {{phone}}.',
  },
})

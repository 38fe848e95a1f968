import { group } from './group.ts'

/** Why a row of articles, boards or pickups is refused; the keys are the wire's `code`. */
export const contentImportError = group('ContentImportError', {
  'unknown-list': {
    en: 'An import has no list with this name.',
    es: 'Una importación no tiene ninguna lista con este nombre.',
  },
  'not-a-row': {
    en: 'This is no record of fields and values.',
    es: 'Esto no es un registro de campos y valores.',
  },
  twice: {
    en: 'This record is in the file twice.',
    es: 'Este registro está dos veces en el archivo.',
  },
  'not-found': {
    en: 'Neither the file nor the portal has this record.',
    es: 'Ni el archivo ni el portal tienen este registro.',
  },
  'not-of-form': {
    en: 'This is not written as the column needs it: an address in lowercase with hyphens, an email, or a link with https.',
    es: 'No está escrito como la columna lo necesita: una dirección en minúsculas con guiones, un correo electrónico o un enlace con https.',
  },
  'not-a-day': {
    en: 'The day must be a date such as 2026-11-26.',
    es: 'El día debe ser una fecha como 2026-11-26.',
  },
  'not-a-time': {
    en: 'The time must be such as 19:00 or 7:00 PM.',
    es: 'La hora debe ser como 19:00 o 7:00 PM.',
  },
  'not-a-number': {
    en: 'This must be a whole number in the range of the column.',
    es: 'Debe ser un número entero dentro del rango de la columna.',
  },
  'not-yes-or-no': { en: 'Say yes or no.', es: 'Escriba sí o no.' },
  'not-a-choice': {
    en: 'This is none of the words that the column can have.',
    es: 'No es ninguna de las palabras que la columna puede tener.',
  },
  'not-links': {
    en: 'Links must be such as Bylaws=https://example.gov, with | between them, at most 10.',
    es: 'Los enlaces deben ser como Reglas=https://example.gov, separados por |, con un máximo de 10.',
  },
  'not-parts': {
    en: 'The text is empty, or not a list of at most 20 parts with a label and a text.',
    es: 'El texto está vacío, o no es una lista de hasta 20 partes con un título y un texto.',
  },
  'not-texts': {
    en: 'This must be texts with | between them.',
    es: 'Deben ser textos separados por |.',
  },
  'not-of-kind': {
    en: 'A resource belongs to a board, all other files to a meeting.',
    es: 'Un recurso pertenece a una junta; los demás archivos, a una reunión.',
  },
  'not-of-rule': {
    en: 'This does not fit the kind of rule.',
    es: 'Esto no corresponde al tipo de regla.',
  },
  'ends-before': {
    en: 'The last day is before the first.',
    es: 'El último día es antes del primero.',
  },
  overlaps: {
    en: 'It shares days with another record of the file or the portal.',
    es: 'Comparte días con otro registro del archivo o del portal.',
  },
  past: {
    en: 'Days that have passed stay as they were. Begin today or later.',
    es: 'Los días que ya pasaron quedan como estaban. Empiece hoy o más tarde.',
  },
})

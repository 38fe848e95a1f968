/** Of the review of plans. */
export const planFieldRequired = {
  'Plans-WhatChanged': {
    en: 'Say in a few words what you changed.',
    es: 'Diga en pocas palabras qué cambió.',
  },
  'Plans-Text': { en: 'Write the comment.', es: 'Escriba el comentario.' },
  'Plans-Reply': {
    en: 'Say what is still missing.',
    es: 'Diga qué falta todavía.',
  },
  'Plans-DocumentName': {
    en: 'Say what the document is.',
    es: 'Diga qué es el documento.',
  },
} as const

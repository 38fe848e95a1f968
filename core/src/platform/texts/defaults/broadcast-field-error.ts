/** For `FieldRequired`: the fields of a message to many. */
export const broadcastFieldRequired = {
  'Broadcasts-EnglishTitle': {
    en: 'Write the title in English.',
    es: 'Escriba el título en inglés.',
  },
  'Broadcasts-EnglishBody': {
    en: 'Write the text in English.',
    es: 'Escriba el texto en inglés.',
  },
  'Broadcasts-SpanishTitle': {
    en: 'Write the title in Spanish.',
    es: 'Escriba el título en español.',
  },
  'Broadcasts-SpanishBody': {
    en: 'Write the text in Spanish.',
    es: 'Escriba el texto en español.',
  },
} as const

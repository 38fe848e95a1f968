/** For `FieldRequired`: the fields of a message to many. */
export const broadcastFieldRequired = {
  'Broadcasts-AudienceName': {
    en: 'Name the audience.',
    es: 'Dé un nombre al público.',
  },
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

/** For `FieldInvalid`. */
export const broadcastFieldInvalid = {
  'Broadcasts-EnglishTitle': {
    en: 'Shorten the title in English. It can have up to 120 characters.',
    es: 'Acorte el título en inglés. Puede tener hasta 120 caracteres.',
  },
  'Broadcasts-SpanishTitle': {
    en: 'Shorten the title in Spanish. It can have up to 120 characters.',
    es: 'Acorte el título en español. Puede tener hasta 120 caracteres.',
  },
  'Broadcasts-EnglishBody': {
    en: 'Shorten the text in English. It can have up to 4,000 characters.',
    es: 'Acorte el texto en inglés. Puede tener hasta 4,000 caracteres.',
  },
  'Broadcasts-SpanishBody': {
    en: 'Shorten the text in Spanish. It can have up to 4,000 characters.',
    es: 'Acorte el texto en español. Puede tener hasta 4,000 caracteres.',
  },
  'Broadcasts-SecondPersonAbove': {
    en: 'Enter a number of people, such as 1000, or leave it empty.',
    es: 'Escriba un número de personas, como 1000, o déjelo vacío.',
  },
}

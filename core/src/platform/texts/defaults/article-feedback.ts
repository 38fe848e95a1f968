import { group } from './group.ts'

/** What residents say of help articles, for staff. */
export const articleFeedback = group('ArticleFeedback', {
  Title: { en: 'What did not help', es: 'Lo que no sirvió' },
  Lead: {
    en: 'Articles to which people said No since they were last changed. Use it to find what to improve, not as a grade: people who are content seldom answer.',
    es: 'Artículos a los que la gente respondió «No» desde su último cambio. Sirve para encontrar qué mejorar, no como calificación: quien queda conforme rara vez responde.',
  },
  None: { en: 'No complaints', es: 'Ninguna queja' },
  NoneText: {
    en: 'No one has said No to an article since it was last changed.',
    es: 'Nadie ha respondido «No» a un artículo desde su último cambio.',
  },
  Improve: { en: 'Improve this article', es: 'Mejorar este artículo' },
  Missing: { en: 'What people missed', es: 'Lo que la gente echó de menos' },
  Failed: {
    en: ['It did not help {{count}} person.', 'It did not help {{count}} people.'],
    es: ['No le sirvió a {{count}} persona.', 'No les sirvió a {{count}} personas.'],
  },
  Helped: {
    en: ['It helped {{count}} person.', 'It helped {{count}} people.'],
    es: ['Le sirvió a {{count}} persona.', 'Les sirvió a {{count}} personas.'],
  },
  Since: { en: 'Since {{day}}.', es: 'Desde el {{day}}.' },
  NoReasons: { en: 'No one said why.', es: 'Nadie dijo por qué.' },
})

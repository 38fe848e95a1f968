import { group } from './group.ts'

/** Spec, resident section 2. */
export const knowledge = group('Knowledge', {
  Title: { en: 'Search Help Articles', es: 'Buscar artículos de ayuda' },
  Label: { en: 'What do you need help with?', es: '¿En qué necesita ayuda?' },
  Submit: { en: 'Search', es: 'Buscar' },
  Results: { en: 'Search results', es: 'Resultados de la búsqueda' },
  NoResults: { en: 'No results found.', es: 'No se encontraron resultados.' },
  EnterCriteria: {
    en: 'Enter search criteria above.',
    es: 'Escriba arriba lo que desea buscar.',
  },
  Trending: { en: 'Trending Articles', es: 'Artículos más consultados' },
  NoTrending: { en: 'No Trending Articles', es: 'No hay artículos más consultados' },
  Services: { en: 'Do it online', es: 'Hágalo en línea' },
  StartService: { en: 'Start', es: 'Comenzar' },
  Helpful: { en: 'Did this page help?', es: '¿Le sirvió esta página?' },
  Yes: { en: 'Yes', es: 'Sí' },
  No: { en: 'No', es: 'No' },
  Thanks: {
    en: 'Thank you. It helps us to write better pages.',
    es: 'Gracias. Nos ayuda a escribir mejores páginas.',
  },
  Sorry: {
    en: 'Sorry about that. What did you look for?',
    es: 'Lo sentimos. ¿Qué buscaba?',
  },
  Reason: { en: 'What was missing or unclear?', es: '¿Qué faltó o no estaba claro?' },
  ReasonHint: {
    en: 'Do not write your name, phone or account number. We cannot answer here.',
    es: 'No escriba su nombre, teléfono ni número de cuenta. Aquí no podemos responderle.',
  },
  SendReason: { en: 'Send', es: 'Enviar' },
  FeedbackFailed: { en: 'Your answer was not saved', es: 'Su respuesta no se guardó' },
  CheckedOn: { en: 'Last checked on {{day}}', es: 'Última revisión: {{day}}' },
  Back: { en: 'All help articles', es: 'Todos los artículos de ayuda' },
  NotFound: { en: 'This article could not be found.', es: 'No se encontró este artículo.' },
  NotFoundText: {
    en: 'It may have been replaced by a newer one. Search for it, or ask us.',
    es: 'Es posible que uno más reciente lo haya reemplazado. Búsquelo o pregúntenos.',
  },
})

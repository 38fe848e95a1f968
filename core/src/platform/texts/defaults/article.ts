import { group } from './group.ts'

/** Articles of the knowledge base: their refusals. */
export const article = group('Article', {
  NotFound: { en: 'This article could not be found.', es: 'No se encontró este artículo.' },
})

import { group } from './group.ts'

export const article = group('Article', {
  NotFound: { en: 'This article could not be found.', es: 'No se encontró este artículo.' },
})

import { group } from './group.ts'

export const pager = group('Pager', {
  Label: { en: 'Pages', es: 'Páginas' },
  PageOf: { en: 'Page {{page}} of {{pages}}', es: 'Página {{page}} de {{pages}}' },
  GoTo: { en: 'Page {{page}}', es: 'Página {{page}}' },
  Previous: { en: 'Previous', es: 'Anterior' },
  Next: { en: 'Next', es: 'Siguiente' },
})

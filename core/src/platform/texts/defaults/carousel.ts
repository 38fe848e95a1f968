import { group } from './group.ts'

export const carousel = group('Carousel', {
  Previous: { en: 'Show previous', es: 'Mostrar anteriores' },
  Next: { en: 'Show next', es: 'Mostrar siguientes' },
})

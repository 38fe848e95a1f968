import { group } from './group.ts'

/** The buttons of a carousel. */
export const carousel = group('Carousel', {
  Previous: { en: 'Show previous', es: 'Mostrar anteriores' },
  Next: { en: 'Show next', es: 'Mostrar siguientes' },
})

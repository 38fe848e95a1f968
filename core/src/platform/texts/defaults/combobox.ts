import { group } from './group.ts'

export const combobox = group('Combobox', {
  Found: {
    en: [
      '{{count}} result. Choose it with the arrow keys.',
      '{{count}} results. Choose with the arrow keys.',
    ],
    es: [
      '{{count}} resultado. Elíjalo con las flechas.',
      '{{count}} resultados. Elija con las flechas.',
    ],
  },
  List: { en: 'Results', es: 'Resultados' },
})

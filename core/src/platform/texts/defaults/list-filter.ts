import { group } from './group.ts'

export const listFilter = group('ListFilter', {
  Label: { en: 'Find in this list', es: 'Buscar en esta lista' },
  Hint: { en: 'A name, number, street or status', es: 'Un nombre, número, calle o estado' },
  Submit: { en: 'Find', es: 'Buscar' },
  Count: {
    en: ['{{shown}} of {{count}} is shown.', '{{shown}} of {{count}} are shown.'],
    es: ['Se muestra {{shown}} de {{count}}.', 'Se muestran {{shown}} de {{count}}.'],
  },
  All: { en: 'Show all', es: 'Mostrar todo' },
  None: { en: 'Nothing in the list has these words', es: 'Nada en la lista tiene estas palabras' },
})

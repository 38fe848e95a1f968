import { group } from './group.ts'

export const table = group('Table', {
  SortAscending: { en: 'sort in ascending order', es: 'ordenar de forma ascendente' },
  SortDescending: { en: 'sort in descending order', es: 'ordenar de forma descendente' },
})

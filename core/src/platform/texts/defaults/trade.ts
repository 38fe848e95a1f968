import { group } from './group.ts'

/** What contractors are licensed for. */
export const trade = group('Trade', {
  general: { en: 'General contractor', es: 'Contratista general' },
  roofing: { en: 'Roofing and siding', es: 'Techos y revestimientos' },
  electrical: { en: 'Electrical work', es: 'Trabajo eléctrico' },
  plumbing: { en: 'Plumbing', es: 'Plomería' },
  mechanical: { en: 'Heating and cooling', es: 'Calefacción y aire acondicionado' },
  concrete: { en: 'Concrete and paving', es: 'Concreto y pavimento' },
})

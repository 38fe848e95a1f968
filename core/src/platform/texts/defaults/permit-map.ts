import { group } from './group.ts'

/** Maps of permits; each says in words first what it shows. */
export const permitMap = group('PermitMap', {
  Title: { en: 'Where it is', es: 'Dónde está' },
  Label: { en: 'Map of {{address}}', es: 'Mapa de {{address}}' },
  Note: { en: 'At {{address}}.', es: 'En {{address}}.' },
  Around: { en: 'Other permits on this street', es: 'Otros permisos en esta calle' },
  FoundLabel: { en: 'Map of the permits found', es: 'Mapa de los permisos encontrados' },
  FoundNote: {
    en: 'The table has every permit of this map.',
    es: 'La tabla tiene todos los permisos de este mapa.',
  },
})

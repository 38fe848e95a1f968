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
  ViewLabel: {
    en: 'Map of permits. Move it to see others.',
    es: 'Mapa de permisos. Muévalo para ver otros.',
  },
  ViewNote: {
    en: 'The list has every permit that the map shows.',
    es: 'La lista tiene todos los permisos que muestra el mapa.',
  },
  InView: { en: 'Permits in this part of the city', es: 'Permisos en esta parte de la ciudad' },
  CountInView: {
    en: ['{{count}} permit here', '{{count}} permits here'],
    es: ['{{count}} permiso aquí', '{{count}} permisos aquí'],
  },
  ZoomIn: {
    en: 'There are more permits here than fit. These are the newest {{number}}. Zoom in to see all.',
    es: 'Hay más permisos aquí de los que caben. Estos son los {{number}} más nuevos. Acérquese para verlos todos.',
  },
  NoneInView: {
    en: 'No permits here. Move the map, or zoom out.',
    es: 'Aquí no hay permisos. Mueva el mapa o aléjese.',
  },
  ViewFailed: {
    en: 'We could not load the permits of this part. Move the map to try again.',
    es: 'No pudimos cargar los permisos de esta parte. Mueva el mapa para intentarlo de nuevo.',
  },
  Move: { en: 'Other parts of the map', es: 'Otras partes del mapa' },
  Closer: { en: 'Closer', es: 'Más cerca' },
  Wider: { en: 'Wider', es: 'Más lejos' },
  North: { en: 'North', es: 'Norte' },
  South: { en: 'South', es: 'Sur' },
  West: { en: 'West', es: 'Oeste' },
  East: { en: 'East', es: 'Este' },
})

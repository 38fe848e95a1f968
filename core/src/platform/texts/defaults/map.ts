import { group } from './group.ts'

export const map = group('Map', {
  Show: { en: 'Show the map', es: 'Mostrar el mapa' },
  WithoutMap: {
    en: 'Everything the map does can also be done with the address field.',
    es: 'Todo lo que permite el mapa también puede hacerse con el campo de dirección.',
  },
  ZoomIn: { en: 'Zoom in', es: 'Acercar' },
  ZoomOut: { en: 'Zoom out', es: 'Alejar' },
  OutsideCity: {
    en: 'This place is outside the city.',
    es: 'Este lugar está fuera de la ciudad.',
  },
  LoadFailed: { en: 'Could not load map', es: 'No se pudo cargar el mapa' },
  LoadFailedHint: {
    en: 'Please use the address field. Reloading the page may bring the map back.',
    es: 'Utilice el campo de dirección. Al volver a cargar la página, el mapa podría aparecer.',
  },
})

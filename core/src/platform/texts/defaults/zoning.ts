import { group } from './group.ts'

export const zoning = group('Zoning', {
  NoLandParcelMatchesPopupContent: {
    en: 'We found no property in the city there. Check the address, or choose a place inside a lot on the map.',
    es: 'No encontramos ninguna propiedad de la ciudad en ese lugar. Revise la dirección o elija en el mapa un punto dentro de un terreno.',
  },
})

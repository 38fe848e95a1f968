import { group } from './group.ts'

/** Why a row of a parcel import is refused; the keys are the wire's `code`. */
export const parcelImportError = group('ParcelImportError', {
  'not-a-feature': { en: 'This is no GeoJSON feature.', es: 'Esto no es un elemento GeoJSON.' },
  'not-a-number': { en: 'The house number must be digits.', es: 'El número debe ser de dígitos.' },
  'not-a-zip': {
    en: 'The ZIP code must have five digits.',
    es: 'El código postal debe tener cinco dígitos.',
  },
  'not-an-outline': {
    en: 'The outline must be a GeoJSON Polygon or MultiPolygon in degrees.',
    es: 'El contorno debe ser un Polygon o MultiPolygon de GeoJSON en grados.',
  },
  'not-closed': {
    en: 'A ring of the outline must have four points or more and end where it begins.',
    es: 'Cada anillo del contorno debe tener al menos cuatro puntos y terminar donde empieza.',
  },
  'crosses-itself': { en: 'The outline crosses itself.', es: 'El contorno se cruza a sí mismo.' },
  'hole-outside': {
    en: 'A hole lies outside the outline.',
    es: 'Un hueco está fuera del contorno.',
  },
  'no-area': { en: 'The outline has no area.', es: 'El contorno no tiene superficie.' },
  'too-many-points': {
    en: 'The outline has more than 5,000 points.',
    es: 'El contorno tiene más de 5,000 puntos.',
  },
  'outside-city': {
    en: 'The outline lies outside the city’s map. Degrees of WGS 84 are needed (EPSG:4326).',
    es: 'El contorno está fuera del mapa de la ciudad. Se necesitan grados de WGS 84 (EPSG:4326).',
  },
  'not-districts': {
    en: 'Zoning must be codes with their share in parts per thousand: CC1=720|GI=280.',
    es: 'La zonificación debe ser códigos con su parte por mil: CC1=720|GI=280.',
  },
  'unknown-district': {
    en: 'There is no zoning district with this code.',
    es: 'No hay ningún distrito de zonificación con este código.',
  },
  twice: {
    en: 'The parcel number is in this import twice.',
    es: 'El número de parcela está dos veces en esta importación.',
  },
})

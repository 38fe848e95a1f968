import { group } from './group.ts'

/** Services: the catalogue, its start and its refusals. */
export const service = group('Service', {
  NotFound: { en: 'This service could not be found.', es: 'No se encontró este servicio.' },
})

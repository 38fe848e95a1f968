import { group } from './group.ts'

/** The city's areas, by which staff divide requests. */
export const areas = group('Areas', {
  Title: { en: 'Areas', es: 'Zonas' },
  Lead: {
    en: 'Each address belongs to an area, and a request to the area of its address. The areas come with the list of addresses; here you name them.',
    es: 'Cada dirección pertenece a una zona, y cada solicitud a la zona de su dirección. Las zonas vienen con la lista de direcciones; aquí les da un nombre.',
  },
  None: { en: 'No address has an area', es: 'Ninguna dirección tiene zona' },
  Name: { en: 'Name of area {{area}}', es: 'Nombre de la zona {{area}}' },
  Addresses: {
    en: ['{{count}} address', '{{count}} addresses'],
    es: ['{{count}} dirección', '{{count}} direcciones'],
  },
  Open: {
    en: ['{{count}} open request', '{{count}} open requests'],
    es: ['{{count}} solicitud abierta', '{{count}} solicitudes abiertas'],
  },
  GoesTo: { en: 'New requests go to: {{names}}', es: 'Las solicitudes nuevas van a: {{names}}' },
  GoesNowhere: {
    en: 'No rule for all requests of this area',
    es: 'Sin regla para todas las solicitudes de esta zona',
  },
  ChangeRules: {
    en: 'Change who gets new requests',
    es: 'Cambiar quién recibe las solicitudes nuevas',
  },
  Save: { en: 'Save the names', es: 'Guardar los nombres' },
  Saved: { en: 'The names were saved.', es: 'Los nombres se guardaron.' },
  NotSaved: { en: 'The names were not saved', es: 'Los nombres no se guardaron' },
})

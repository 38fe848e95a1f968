import { group } from './group.ts'

/** Ours, not the specification's. */
export const slowdowns = group('Slowdowns', {
  Title: { en: 'Slowed-down visitors', es: 'Visitantes frenados' },
  Lead: {
    en: 'Visitors who sent more requests in one minute than the portal accepts, in the last two days. We asked them to wait until the minute ended. This list keeps no network addresses.',
    es: 'Visitantes que enviaron en un minuto más solicitudes de las que el portal acepta, en los últimos dos días. Les pedimos esperar hasta que terminara el minuto. Esta lista no guarda direcciones de red.',
  },
  Help: {
    en: 'Is it a school, a library or an office where many people share one address? Ask your IT team to add its network to the city’s own networks. Then it can send more requests.',
    es: '¿Es una escuela, una biblioteca o una oficina donde muchas personas comparten una dirección? Pida al equipo de informática que agregue su red a las redes de la ciudad. Así podrá enviar más solicitudes.',
  },
  None: { en: 'No one was slowed down', es: 'No se frenó a nadie' },
  NoneText: {
    en: 'In the last two days everyone stayed below the limits.',
    es: 'En los últimos dos días nadie pasó los límites.',
  },
  Hour: { en: 'Hour', es: 'Hora' },
  App: { en: 'App', es: 'Aplicación' },
  'app-resident': { en: 'Residents', es: 'Residentes' },
  'app-staff': { en: 'Staff', es: 'Personal' },
  Weight: { en: 'Requests', es: 'Solicitudes' },
  'weight-light': { en: 'Pages', es: 'Páginas' },
  'weight-heavy': { en: 'Searches and forms', es: 'Búsquedas y formularios' },
  'weight-file': { en: 'Pictures and files', es: 'Imágenes y archivos' },
  Caller: { en: 'Visitor', es: 'Visitante' },
  'caller-session': { en: 'Logged-in person, one session', es: 'Persona con sesión, una sesión' },
  'caller-account': { en: 'Logged-in person, all sessions', es: 'Persona con sesión, todas' },
  'caller-address': { en: 'Guests at one address', es: 'Visitantes de una dirección' },
  'caller-network': { en: 'Guests on a city network', es: 'Visitantes de una red de la ciudad' },
  Network: { en: 'Network', es: 'Red' },
  Code: { en: 'Code', es: 'Código' },
  CodeOthers: { en: 'many others', es: 'muchos otros' },
  Refusals: { en: 'Refused', es: 'Rechazadas' },
})

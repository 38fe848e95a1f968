import { group } from './group.ts'

/** The staff's screen of callers over a limit of requests: ours, not the specification's. */
export const slowdowns = group('Slowdowns', {
  Title: { en: 'Slowed-down callers', es: 'Solicitudes frenadas' },
  Lead: {
    en: 'Who sent more requests in one minute than the portal takes, in the last two days. They were asked to wait until the minute ended. We keep no network addresses here.',
    es: 'Quién envió en un minuto más solicitudes de las que el portal acepta, en los últimos dos días. Se le pidió esperar hasta que terminara el minuto. Aquí no guardamos direcciones de red.',
  },
  Help: {
    en: 'Is it a school, a library or an office where many people share one address? Whoever runs the portal can add its network to the city’s own networks. Then it has more room.',
    es: '¿Es una escuela, una biblioteca o una oficina donde muchas personas comparten una dirección? Quien administra el portal puede agregarla a las redes de la ciudad. Así tendrá más espacio.',
  },
  None: { en: 'Nobody was slowed down', es: 'No se frenó a nadie' },
  NoneText: {
    en: 'In the last two days everybody stayed below the limits.',
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
  Caller: { en: 'Caller', es: 'Origen' },
  'caller-session': { en: 'Signed-in person, one session', es: 'Persona con sesión, una sesión' },
  'caller-account': { en: 'Signed-in person, all sessions', es: 'Persona con sesión, todas' },
  'caller-address': { en: 'Guests of one address', es: 'Visitantes de una dirección' },
  'caller-network': { en: 'Guests of a city network', es: 'Visitantes de una red de la ciudad' },
  Network: { en: 'Network', es: 'Red' },
  Code: { en: 'Code', es: 'Código' },
  CodeOthers: { en: 'many others', es: 'muchos otros' },
  Refusals: { en: 'Refused', es: 'Rechazadas' },
})

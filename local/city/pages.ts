import type { pages } from '@portal/core/schema'
import { demoId, type Words } from './demo.ts'

interface DemoPage {
  readonly path: string
  readonly title: Words
  readonly body: Words
}

const PAGES: readonly DemoPage[] = [
  {
    path: '/',
    title: { en: 'Home', es: 'Inicio' },
    body: {
      en: 'Choose what you want to do, start a service, and read news and events of the city.',
      es: 'Elija lo que desea hacer, inicie un servicio y lea noticias y eventos de la ciudad.',
    },
  },
  {
    path: '/view-all-services',
    title: { en: 'All services', es: 'Todos los servicios' },
    body: {
      en: 'Everything the city does for you online: apply, register, pay, find, report, rent and sign up.',
      es: 'Todo lo que la ciudad hace por usted en línea: solicitar, registrar, pagar, buscar, reportar, alquilar e inscribirse.',
    },
  },
  {
    path: '/elgin_today',
    title: { en: 'Elgin today: city updates', es: 'Elgin hoy: novedades de la ciudad' },
    body: {
      en: 'Road work, water, snow, garbage, council and community: the latest updates of the city.',
      es: 'Obras viales, agua, nieve, basura, concejo y comunidad: las novedades más recientes de la ciudad.',
    },
  },
  {
    path: '/open_reports',
    title: { en: 'Open reports: list and map', es: 'Reportes abiertos: lista y mapa' },
    body: {
      en: 'See what is already reported and not fixed yet: graffiti, trees, sidewalks, streetlights, snow and street utilities.',
      es: 'Vea lo que ya se reportó y aún no se resuelve: grafiti, árboles, aceras, alumbrado, nieve y servicios de la calle.',
    },
  },
  {
    path: '/find_request',
    title: { en: 'Find a request', es: 'Buscar una solicitud' },
    body: {
      en: 'Lost the email? Look up the status of a report or request by its number and your email address.',
      es: '¿Perdió el correo? Consulte el estado de un reporte o solicitud con su número y su correo electrónico.',
    },
  },
  {
    path: '/open-data',
    title: { en: 'Open data', es: 'Datos abiertos' },
    body: {
      en: 'Download the city’s records as files: requests, building permits, services, pickup days and boards.',
      es: 'Descargue los registros de la ciudad en archivos: solicitudes, permisos de construcción, servicios, días de recolección y juntas.',
    },
  },
]

export const demoPages = (): (typeof pages.$inferSelect)[] =>
  PAGES.map(({ path, title, body }) => ({
    id: demoId('page', path),
    path,
    title: title.en,
    titleEs: title.es,
    body: body.en,
    bodyEs: body.es,
  }))

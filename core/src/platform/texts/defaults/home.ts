import { group } from './group.ts'

export const home = group('Home', {
  Title: {
    en: 'What can the city do for you today?',
    es: '¿Qué puede hacer la ciudad por usted hoy?',
  },
  Lead: {
    en: 'Pay a bill, report a problem, apply for a permit. Most things take less than five minutes.',
    es: 'Pague una factura, reporte un problema, solicite un permiso. La mayoría de los trámites toma menos de cinco minutos.',
  },
  SearchLabel: {
    en: 'Search services, news and help',
    es: 'Busque servicios, noticias y ayuda',
  },
  StepByStep: { en: 'Choose a service step by step', es: 'Elija un servicio paso a paso' },
  PopularServices: { en: 'Popular services', es: 'Servicios más solicitados' },
  AllServices: { en: 'View all services', es: 'Ver todos los servicios' },
  QuickLinks: { en: 'Quick links', es: 'Enlaces rápidos' },
  FAQs: { en: 'FAQs', es: 'Preguntas frecuentes' },
  News: { en: 'News', es: 'Noticias' },
  AllNews: { en: '{{city}} today', es: '{{city}} hoy' },
  AllNewsText: {
    en: 'Every update from City Hall, the newest first.',
    es: 'Todas las novedades del Ayuntamiento, primero las más recientes.',
  },
  Help: { en: 'Help articles', es: 'Artículos de ayuda' },
  HelpText: {
    en: 'Answers to the questions that residents ask most.',
    es: 'Respuestas a las preguntas más frecuentes de los residentes.',
  },
  NoNews: { en: 'There is no news right now.', es: 'No hay noticias en este momento.' },
  Events: { en: 'Events', es: 'Eventos' },
  NoEvents: { en: 'No events are planned right now.', es: 'No hay eventos previstos por ahora.' },
  AllDay: { en: 'All day', es: 'Todo el día' },
  TryAgain: { en: 'Load the page again', es: 'Volver a cargar la página' },
})

import { group } from './group.ts'

/** Spec, resident section 2; the Group keeps the spec's name in every city. */
export const elginToday = group('ElginToday', {
  Title: { en: '{{city}} today', es: '{{city}} hoy' },
  Lead: {
    en: 'Updates from City Hall, the newest first.',
    es: 'Novedades del Ayuntamiento, primero las más recientes.',
  },
  NoNewUpdates: { en: 'There are no new updates.', es: 'No hay novedades.' },
  NoNewUpdatesText: {
    en: 'You have seen everything we published. Come back soon.',
    es: 'Ya vio todo lo que publicamos. Vuelva pronto.',
  },
  LoadMore: { en: 'Load More', es: 'Cargar más' },
  Loading: { en: 'Loading more updates…', es: 'Cargando más novedades…' },
  Loaded: {
    en: ['{{count}} more update loaded', '{{count}} more updates loaded'],
    es: ['Se cargó {{count}} novedad más', 'Se cargaron {{count}} novedades más'],
  },
  FromTheStart: { en: 'Back to the newest', es: 'Volver a las más recientes' },
})

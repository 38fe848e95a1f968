import { group } from './group.ts'

export const search = group('Search', {
  Title: { en: 'Search', es: 'Buscar' },
  ResultsTitle: { en: 'Results for “{{term}}”', es: 'Resultados de «{{term}}»' },
  Label: { en: 'What are you looking for?', es: '¿Qué está buscando?' },
  Submit: { en: 'Search', es: 'Buscar' },
  Total: {
    en: ['{{count}} result', '{{count}} results'],
    es: ['{{count}} resultado', '{{count}} resultados'],
  },
  TotalAtLeast: { en: 'More than {{least}} results', es: 'Más de {{least}} resultados' },
  None: { en: 'No search results found.', es: 'No se encontraron resultados de búsqueda.' },
  NoneText: {
    en: 'Try fewer or other words, or look through the list of all services.',
    es: 'Pruebe con menos palabras o con otras, o consulte la lista de todos los servicios.',
  },
  Start: { en: 'Search the whole portal', es: 'Busque en todo el portal' },
  StartText: {
    en: 'Services, help articles, city news, boards and pages, all in one place.',
    es: 'Servicios, artículos de ayuda, noticias, juntas y páginas, todo en un solo lugar.',
  },
  ReadMore: { en: 'Read More', es: 'Leer más' },
  ReadMoreAbout: { en: 'Read More: {{title}}', es: 'Leer más: {{title}}' },
  service: { en: 'Service', es: 'Servicio' },
  article: { en: 'Help article', es: 'Artículo de ayuda' },
  news: { en: 'News', es: 'Noticia' },
  board: { en: 'Board or commission', es: 'Junta o comisión' },
  material: { en: 'What goes where', es: 'Qué va dónde' },
  page: { en: 'Page', es: 'Página' },
})

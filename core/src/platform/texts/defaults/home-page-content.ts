/** The home page as content that staff edit; the texts stand in the group `Content`. */
export const homePageContent = {
  'home-page': { en: 'Home page', es: 'Página de inicio' },
  'home-pageLead': {
    en: 'What the home page offers first: its quick links and its popular services.',
    es: 'Lo que la página de inicio ofrece primero: los enlaces rápidos y los servicios populares.',
  },
  'home-pageNew': { en: 'Edit the home page', es: 'Editar la página de inicio' },
  'home-pageBack': { en: 'Home page', es: 'Página de inicio' },
  Stays: {
    en: 'The home page is always on the site. Publish an earlier version instead.',
    es: 'La página de inicio siempre está en el sitio. Vuelva a publicar una versión anterior.',
  },
} as const

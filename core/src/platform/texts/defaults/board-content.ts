/** The texts of boards as content that staff edit; they stand in the group `Content`. */
export const boardContent = {
  board: { en: 'Texts of boards', es: 'Textos de las juntas' },
  boardLead: {
    en: 'What residents read about each board. Seats, terms and meetings are kept under Boards.',
    es: 'Lo que la gente lee sobre cada junta. Los lugares, periodos y reuniones están en Juntas.',
  },
  boardNew: { en: 'Add a board', es: 'Agregar una junta' },
  boardBack: { en: 'All texts of boards', es: 'Todos los textos de las juntas' },
  liaisonName: { en: 'Name', es: 'Nombre' },
  liaisonEmail: { en: 'Email', es: 'Correo electrónico' },
  liaisonPhone: { en: 'Phone', es: 'Teléfono' },
  powersHint: { en: 'One on each line.', es: 'Una en cada línea.' },
  Link: { en: 'Link {{number}}', es: 'Enlace {{number}}' },
  NewLink: { en: 'Add a link', es: 'Agregar un enlace' },
  linkLabel: { en: 'What it leads to', es: 'A qué lleva' },
  linkUrl: { en: 'Web address', es: 'Dirección web' },
  linkHint: {
    en: 'Such as https://city.example/bylaws.pdf, or a page here, such as /search. Empty both fields to remove it.',
    es: 'Por ejemplo, https://city.example/bylaws.pdf o una página de aquí, como /search. Vacíe ambos campos para quitarlo.',
  },
} as const

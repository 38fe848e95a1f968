/** Where things go as content that staff edit; the texts stand in the group `Content`. */
export const materialContent = {
  material: { en: 'What goes where', es: 'Qué va dónde' },
  materialLead: {
    en: 'Things that residents throw away, with the words they use for them and what to do with each.',
    es: 'Cosas que la gente tira, con las palabras que usa y qué hacer con cada una.',
  },
  materialNew: { en: 'Add a thing', es: 'Agregar una cosa' },
  materialBack: { en: 'All things', es: 'Todas las cosas' },
  words: { en: 'Other words for it', es: 'Otras palabras' },
  wordsHint: {
    en: 'As neighbors say them, with commas between: sofa, loveseat.',
    es: 'Como las dice la gente, separadas por comas: sillón, love seat.',
  },
  stream: { en: 'Where it goes', es: 'Dónde va' },
  advice: { en: 'How to prepare it', es: 'Cómo prepararla' },
  bringTo: { en: 'Where to bring it', es: 'Adónde llevarla' },
  bringToHint: {
    en: 'Leave it empty if it is picked up at home.',
    es: 'Deje vacío si se recoge en casa.',
  },
} as const

const missing = '01900000-0000-7000-8000-000000000000'

/** Requests for help articles and what goes where. */
export function contentSamples(article: string) {
  return {
    findMaterials: {
      path: '/materials?term=pilas',
      trips: 1,
      refused: [
        ['/materials?stream=river', 400],
        ['/materials?term=a&page=0', 400],
      ],
    },
    getMaterial: {
      path: '/materials/pizza-boxes',
      trips: 1,
      refused: [
        [`/materials/${missing}`, 404],
        ['/materials/No_Address', 400],
      ],
    },
    getArticle: {
      path: `/salesforce/knowledgebase/${article}`,
      trips: 1,
      refused: [
        [`/salesforce/knowledgebase/${missing}`, 404],
        ['/salesforce/knowledgebase/No_Address', 400],
      ],
    },
    searchArticles: {
      path: '/salesforce/knowledgebase?term=water',
      trips: 1,
      refused: [
        ['/salesforce/knowledgebase?term=a&page=0', 400],
        [`/salesforce/knowledgebase?term=${'a'.repeat(10_000)}`, 400],
      ],
    },
  } as const
}

import { at } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** Help articles and what goes where, which anyone can read. */
export const contentRows = {
  findMaterials: { path: at('/materials?term=pilas'), status: 200 },
  getMaterial: { path: at(`/materials/${missing}`), status: 404 },
  getArticle: { path: at(`/salesforce/knowledgebase/${missing}`), status: 404 },
  listTrendingArticles: { path: at('/salesforce/knowledgebase/trending'), status: 200 },
  sendArticleFeedback: {
    path: at(`/articles/${missing}/feedback`),
    body: () => ({ isHelpful: true }),
    status: 404,
  },
  searchArticles: { path: at('/salesforce/knowledgebase?term=water'), status: 200 },
}

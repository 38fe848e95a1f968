import { at, noService, type Row } from './access-row.ts'

export const article = {
  title: 'How to compost',
  titleEs: null,
  summary: 'What to compost.',
  summaryEs: null,
  layoutItems: [{ name: 'Part_1', label: 'How', value: '<p>Slowly.</p>' }],
  layoutItemsEs: null,
}
const edit = { content: article, note: '', step: 'draft', publishAt: null }
const none = `/content/article/${noService}`
const headers = { 'if-match': '"0"' }

/** A table of one board. */
export const boardFile = {
  name: 'boards.csv',
  list: 'boards',
  articleStep: 'draft',
  file: 'alias,name,overview\nsky,Sky Board,<p>Clouds.</p>\n',
}

/** Of what staff edit by versions, or import. */
export const contentRows = {
  checkContentImport: { path: at('/content_imports'), body: () => boardFile, status: 201 },
  listContentImports: { path: at('/content_imports'), status: 200 },
  getContentImport: { path: at(`/content_imports/${noService}`), status: 404 },
  applyContentImport: {
    path: at(`/content_imports/${noService}/apply`),
    body: () => ({ mark: 'x' }),
    status: 404,
  },
  getLegistarSource: { path: at('/legistar'), status: 200 },
  saveLegistarSource: {
    path: at('/legistar'),
    body: () => ({ client: '', token: null }),
    headers: { 'if-match': '"1"' },
    status: 400,
  },
  readLegistarNow: { path: at('/legistar/read'), status: 404 },
  deleteLegistarSource: {
    path: at('/legistar'),
    headers: { 'if-match': '"99"' },
    status: 404,
  },
  listArticleFeedback: { path: at('/article-feedback'), status: 200 },
  listContent: { path: at('/content/article'), status: 200 },
  getContent: { path: at(none), status: 404 },
  compareContent: { path: at(`${none}/versions/1`), status: 404 },
  createContent: { path: at('/content/article'), body: () => edit, status: 201 },
  saveContent: { path: at(none), body: () => edit, headers, status: 404 },
  showContentDraft: {
    path: at('/content-previews/article'),
    body: () => ({ id: null, content: { ...article, title: '' }, language: 'en' }),
    status: 400,
  },
  restoreContent: { path: at(`${none}/versions/1/restore`), headers, status: 404 },
  discardContentDraft: { path: at(`${none}/draft`), headers, status: 404 },
  withdrawContent: { path: at(`${none}/withdraw`), headers, status: 404 },
  setContentCare: {
    path: at(`${none}/care`),
    body: () => ({ ownerId: null, checkEveryMonths: 12, isChecked: true }),
    headers,
    status: 404,
  },
} satisfies Readonly<Record<string, Row>>

import { at, noService, type Row } from './access-row.ts'

export const synonym = {
  language: 'en',
  term: 'sofa',
  meaning: 'special collection',
  isTwoWay: false,
}
export const bestBet = { term: 'trash day', url: '/' }

/** Of what staff keep for the site search. */
export const searchWordRows = {
  listSearchWords: { path: at('/search-words'), status: 200 },
  addSynonym: {
    path: at('/search-words/synonyms'),
    body: () => ({ ...synonym, term: '' }),
    status: 400,
  },
  deleteSynonym: { path: at(`/search-words/synonyms/${noService}`), status: 404 },
  addBestBet: {
    path: at('/search-words/best-bets'),
    body: () => ({ ...bestBet, term: '' }),
    status: 400,
  },
  deleteBestBet: { path: at(`/search-words/best-bets/${noService}`), status: 404 },
} satisfies Readonly<Record<string, Row>>

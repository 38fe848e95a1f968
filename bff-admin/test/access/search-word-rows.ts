import { at, noService, type Row } from './access-row.ts'

export const synonym = {
  language: 'en',
  term: 'sofa',
  meaning: 'special collection',
  isTwoWay: false,
}
export const bestBet = { term: 'trash day', url: '/' }

export const feed = { kind: 'news', name: 'Park news', url: 'https://parks.example/rss' }
const noFeed = `/feeds/${noService}`
const headers = { 'if-match': '"1"' }

/** Of feeds, and of what staff keep for the site search. */
export const searchWordRows = {
  listFeeds: { path: at('/feeds'), status: 200 },
  testFeed: { path: at('/feeds/test'), body: () => ({ kind: 'news', url: '' }), status: 400 },
  addFeed: { path: at('/feeds'), body: () => ({ ...feed, name: '' }), status: 400 },
  updateFeed: { path: at(noFeed), body: () => feed, headers, status: 404 },
  pauseFeed: {
    path: at(`${noFeed}/pause`),
    body: () => ({ isPaused: true }),
    headers,
    status: 404,
  },
  deleteFeed: { path: at(noFeed), headers, status: 404 },
  listBrokenLinks: { path: at('/broken-links'), status: 200 },
  checkBrokenLink: { path: at(`/broken-links/${noService}/check`), status: 404 },
  ignoreBrokenLink: {
    path: at(`/broken-links/${noService}/ignore`),
    body: () => ({ isIgnored: true }),
    status: 404,
  },
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

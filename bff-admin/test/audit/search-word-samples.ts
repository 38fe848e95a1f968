import { feed, synonym } from '../access/search-word-rows.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (name: 'addSynonym' | 'addBestBet' | 'addFeed', sample: Sample) => Promise<string>
  readonly value: (text: string) => Promise<string>
}

const adding = (term: string): Sample => ({
  path: '/search-words/synonyms',
  body: { ...synonym, term },
})
const pinning = (term: string): Sample => ({
  path: '/search-words/best-bets',
  body: { term, url: '/find_request' },
})

const addingFeed = (): Sample => ({
  path: '/feeds',
  body: { ...feed, url: `https://parks.example/${crypto.randomUUID()}` },
})
const headers = { 'if-match': '"1"' }

/** A request that takes effect, for feeds and for what staff keep for the site search. */
export const searchWordSamplesOf = ({ made, value }: Given) => ({
  ignoreBrokenLink: async (): Promise<Sample> => ({
    path: `/broken-links/${await value(`select id from link_checks where ignored_at is null limit 1`)}/ignore`,
    body: { isIgnored: true },
  }),
  addFeed: async (): Promise<Sample> => addingFeed(),
  updateFeed: async (): Promise<Sample> => ({
    path: `/feeds/${await made('addFeed', addingFeed())}`,
    body: { ...feed, name: 'Parks' },
    headers,
  }),
  pauseFeed: async (): Promise<Sample> => ({
    path: `/feeds/${await made('addFeed', addingFeed())}/pause`,
    body: { isPaused: true },
    headers,
  }),
  deleteFeed: async (): Promise<Sample> => ({
    path: `/feeds/${await made('addFeed', addingFeed())}`,
    headers,
  }),
  addSynonym: async (): Promise<Sample> => adding('couch audited'),
  deleteSynonym: async (): Promise<Sample> => ({
    path: `/search-words/synonyms/${await made('addSynonym', adding('couch deleted'))}`,
  }),
  addBestBet: async (): Promise<Sample> => pinning('lost mail audited'),
  deleteBestBet: async (): Promise<Sample> => ({
    path: `/search-words/best-bets/${await made('addBestBet', pinning('lost mail deleted'))}`,
  }),
})

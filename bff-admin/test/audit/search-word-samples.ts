import { synonym } from '../access/search-word-rows.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (name: 'addSynonym' | 'addBestBet', sample: Sample) => Promise<string>
}

const adding = (term: string): Sample => ({
  path: '/search-words/synonyms',
  body: { ...synonym, term },
})
const pinning = (term: string): Sample => ({
  path: '/search-words/best-bets',
  body: { term, url: '/find_request' },
})

/** A request that takes effect, for what staff keep for the site search. */
export const searchWordSamplesOf = ({ made }: Given) => ({
  addSynonym: async (): Promise<Sample> => adding('couch audited'),
  deleteSynonym: async (): Promise<Sample> => ({
    path: `/search-words/synonyms/${await made('addSynonym', adding('couch deleted'))}`,
  }),
  addBestBet: async (): Promise<Sample> => pinning('lost mail audited'),
  deleteBestBet: async (): Promise<Sample> => ({
    path: `/search-words/best-bets/${await made('addBestBet', pinning('lost mail deleted'))}`,
  }),
})

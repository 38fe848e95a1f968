import { listSearchWords } from '@portal/openapi/admin-client/search-words'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type SearchSynonym = components['schemas']['SearchSynonym']
export type SearchBestBet = components['schemas']['SearchBestBet']
export type SearchMiss = components['schemas']['SearchMiss']

/** Others change them too: each visit reads them in its loader. */
export const searchWordsQuery = () =>
  query(listSearchWords, {}, { staleTime: 0, refetchOnMount: false })

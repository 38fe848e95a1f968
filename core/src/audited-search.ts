import { type AuditedTable, audited } from './audited-table.ts'
import { searchBestBets, searchSynonyms } from './content/search/search-words.sql.ts'

/** What staff keep for the site search. Searches that found nothing are counted, and no one changes them. */
export const auditedSearch: readonly AuditedTable[] = [
  audited(searchSynonyms, {
    entity: 'search-synonym',
    id: 'id',
    shown: ['language', 'term', 'meaning', 'isTwoWay'],
    leftOut: ['termWords', 'meaningWords'],
  }),
  audited(searchBestBets, {
    entity: 'search-best-bet',
    id: 'id',
    shown: ['term', 'kind'],
    leftOut: ['termWords', 'entityId'],
  }),
]

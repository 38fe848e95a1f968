import { type AuditedTable, audited } from './audited-table.ts'
import { feeds } from './content/feeds/feeds.sql.ts'
import { legistarSources } from './content/legistar/legistar.sql.ts'
import { linkChecks } from './content/link-checks/link-checks.sql.ts'
import { searchBestBets, searchSynonyms } from './content/search/search-words.sql.ts'

/** Feeds, and what staff keep for the site search. Searches that found nothing are counted, and no one changes them. */
export const auditedSearch: readonly AuditedTable[] = [
  audited(feeds, {
    entity: 'feed',
    id: 'id',
    shown: ['kind', 'name', 'url', 'isPaused'],
    leftOut: [],
  }),
  // What checks find changes by itself; staff only say that a link works.
  audited(linkChecks, {
    entity: 'link',
    id: 'id',
    on: ['update'],
    shown: ['address', 'ignoredAt'],
    leftOut: [
      'dueAt',
      'checkedAt',
      'failures',
      'failedAt',
      'failedSince',
      'problem',
      'seen',
      'ignoredBy',
    ],
  }),
  // A token is secret; what is read from there leaves an entry for each import.
  audited(legistarSources, {
    entity: 'legistar',
    id: 'id',
    shown: ['client'],
    leftOut: ['token'],
  }),
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

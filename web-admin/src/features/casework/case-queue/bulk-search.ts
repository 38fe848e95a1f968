import { queueLimits } from '@portal/core/case-queue/rules'
import { isUuid } from '@portal/core/kernel/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { components } from '@portal/openapi/admin-types'
import { apiQuery, queueSearchOf } from './desk-search.ts'

export type BulkOrder = components['schemas']['BulkOrder']

/** The URL of the bulk screen: numbers or a filter, and an action. */
export interface BulkSearch {
  readonly choice: BulkOrder['choice']
  /** `assign/{id}`, `assign/nobody` or `status/{status}`; null before a choice. */
  readonly deed: string | null
  /** The selection as in the URL. */
  readonly query: Readonly<Record<string, string>>
}

const numberPattern = /^\d{1,8}$/

export function bulkSearchOf(search: Readonly<Record<string, unknown>>): BulkSearch {
  const { numbers: named, do: deed } = search
  const numbers = (typeof named === 'string' ? named : '')
    .split('-')
    .filter((number) => numberPattern.test(number))
    .slice(0, queueLimits.bulk)
  const { after: _after, ...filter } = queueSearchOf(search)
  const query = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      name === 'do' || typeof value !== 'string' ? [] : [[name, value] as const],
    ),
  )
  return {
    choice: numbers.length > 0 ? { numbers } : { filter: apiQuery(filter) },
    deed: typeof deed === 'string' && deed !== '' ? deed : null,
    query,
  }
}

/** Null if the URL names no valid action. */
export function actionOf(deed: string, reason: string): BulkOrder['action'] | null {
  const [kind, ...rest] = deed.split('/')
  const what = rest.join('/')
  if (kind === 'assign') {
    if (what === 'nobody') return { kind: 'assign', assigneeId: null }
    return isUuid(what) ? { kind: 'assign', assigneeId: what } : null
  }
  return kind === 'status' && isStatus(what) ? { kind: 'status', to: what, reason } : null
}

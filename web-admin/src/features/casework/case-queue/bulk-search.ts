import { queueLimits } from '@portal/core/case-queue/rules'
import { isUuid } from '@portal/core/kernel/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { components } from '@portal/openapi/admin-types'
import { apiQuery, queueSearchOf } from './desk-search.ts'

export type BulkOrder = components['schemas']['BulkOrder']

/** The URL of the bulk screen: numbers or a filter, and an action. */
export interface BulkSearch {
  readonly choice: BulkOrder['choice']
  /** Such as `assign/{id}` or `status/{status}`; null before a choice. */
  readonly actionKey: string | null
  readonly query: Readonly<Record<string, string>>
}

const numberPattern = /^\d{1,8}$/

export function bulkSearchOf(search: Readonly<Record<string, unknown>>): BulkSearch {
  const { numbers: named, do: actionKey } = search
  const numbers = (typeof named === 'string' ? named : '')
    .split('-')
    .filter((number) => numberPattern.test(number))
    .slice(0, queueLimits.bulk)
  const query = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      name === 'do' || typeof value !== 'string' ? [] : [[name, value] as const],
    ),
  )
  return {
    choice: numbers.length > 0 ? { numbers } : { filter: apiQuery(queueSearchOf(search)) },
    actionKey: typeof actionKey === 'string' && actionKey !== '' ? actionKey : null,
    query,
  }
}

/** Null if the URL names no valid action. */
export function actionOf(actionKey: string, reason: string): BulkOrder['action'] | null {
  const [kind, ...rest] = actionKey.split('/')
  const what = rest.join('/')
  if (kind === 'assign') {
    if (what === 'nobody') return { kind: 'assign', assigneeId: null }
    return isUuid(what) ? { kind: 'assign', assigneeId: what } : null
  }
  return kind === 'status' && isStatus(what) ? { kind: 'status', to: what, reason } : null
}

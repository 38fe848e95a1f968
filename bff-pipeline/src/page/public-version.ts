import type { Database } from '@portal/core/database'
import { readPublicVersion } from '@portal/core/public-version'
import type { RequestState } from '../request/request-state.ts'

const checkedMs = 1000
let checked: { readonly version: number; readonly at: number } | null = null

/** The version of the public data, as far as it was asked within the last second. */
export function versionKnown({ env }: RequestState): number | null {
  const age = checked ? performance.now() - checked.at : Number.POSITIVE_INFINITY
  return age < Number(env.PAGE_CHECK_MS ?? checkedMs) ? (checked?.version ?? null) : null
}

// A page and its calls ask together.
const asking = new WeakMap<Database, Promise<number>>()

async function ask(database: Database): Promise<number> {
  try {
    const version = await readPublicVersion(database)
    checked = { version, at: performance.now() }
    return version
  } finally {
    asking.delete(database)
  }
}

/** Goes with the other reads of the request at this moment. */
export function askVersion({ database }: RequestState): Promise<number> {
  const answer = asking.get(database) ?? ask(database)
  asking.set(database, answer)
  return answer
}

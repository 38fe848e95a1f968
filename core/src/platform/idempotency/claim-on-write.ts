import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Answers, Builder, Database } from '../database/database.ts'
import { DomainError } from '../kernel/errors.ts'
import { insertedClaim, type RequestKey } from './request-key.ts'

/**
 * What is known of the claim: no `write` yet; rolled back; this try's; another try's; or its reply was
 * lost, so that it may stand.
 */
export type ClaimState = 'untried' | 'refused' | 'held' | 'taken' | 'unsure'

/** Any of a transaction's statements, by name or as a list. */
type Parts = Parameters<Database['write']>[0] extends (builder: Builder) => infer Given
  ? Given
  : never

const isList = (parts: Parts): parts is Extract<Parts, readonly unknown[]> => Array.isArray(parts)

const takenCode = 'Error.IdempotencyInFlight'

/** @throws conflict, from its `write`, unless this try has the key. */
const requireClaim = (builder: Builder, request: RequestKey): BatchItem<'pg'> =>
  builder.execute(sql`
    with claimed as (${insertedClaim(request)})
    select portal_require_that(exists (select from claimed), 'conflict', ${takenCode})`)

function stateAfter(error: unknown): ClaimState {
  if (!(error instanceof DomainError)) return 'unsure'
  if (error.code === takenCode) return 'taken'
  return error.kind === 'unavailable' ? 'unsure' : 'refused'
}

/**
 * A request's database whose first `write` claims the key before all else it does: both commit or
 * neither, in one round trip. Reads before it change nothing, so they need no claim. What an
 * operation does outside the database must come after its first `write`.
 */
export function claimOnWrite(
  database: Database,
  request: RequestKey,
): { readonly database: Database; readonly state: () => ClaimState } {
  let state: ClaimState = 'untried'
  let claiming: Promise<unknown> | null = null

  async function claimed<const Given extends Parts>(
    build: (builder: Builder) => Given,
  ): Promise<Answers<Given>> {
    const sent = database.write((builder) => {
      const parts = build(builder)
      const claim = requireClaim(builder, request)
      // With one statement more in front, a list is a list and names are names.
      if (isList(parts)) return [claim, ...parts]
      // oxlint-disable-next-line typescript/no-misused-spread -- a list was returned just above
      return { claim, ...parts }
    })
    claiming = sent.catch(() => null).finally(() => (claiming = null))
    try {
      const answers = await sent
      state = 'held'
      // The names that the caller gave are among them.
      return answers as Answers<Given>
    } catch (error) {
      state = stateAfter(error)
      throw error
    }
  }

  /** A second `write` at the same moment waits for the claim of the first. */
  async function turn(): Promise<void> {
    await claiming
    if (claiming) await turn()
  }

  return {
    state: () => state,
    database: {
      ...database,
      async write(build) {
        if (claiming) await turn()
        return state === 'held' ? database.write(build) : claimed(build)
      },
    },
  }
}

import { type Database, ping } from '@portal/core/database'
import { DomainError } from '@portal/core/kernel'
import type { RequestState } from '../request/request-state.ts'

interface Asked<Answer> {
  readonly run: () => Promise<Answer>
  /** Null if the reply was refused. */
  readonly isPersonal: (answer: Answer | null) => boolean
  /** May run again after a partial run. */
  readonly isSafe: boolean
  /** The request's body can be read again. */
  readonly isRepeatable: () => boolean
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown }

/**
 * Runs a request as the sealed session's actor, and again with the session's row if the database
 * refused the sealed copy: the first run then returned and saved nothing. A personal reply that
 * needed no database is checked before it is sent.
 * @throws the last run's error; DomainError unauthenticated if the request cannot be repeated
 */
export async function asWhoTheyAre<Answer>(
  state: RequestState,
  { run, isPersonal, isSafe, isRepeatable }: Asked<Answer>,
): Promise<Answer> {
  const { guarded } = state.database
  const attempt = (): Promise<Outcome<Answer>> =>
    run().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
  let outcome = await attempt()
  const hasSession = state.actor.kind === 'user' || state.actor.kind === 'pending'
  const isUnchecked = hasSession && !guarded.hasPassed && !guarded.hasRefused
  if (isUnchecked && isPersonal('answer' in outcome ? outcome.answer : null)) {
    await checkStanding(state.database)
  }
  if (guarded.hasRefused) {
    const canRepeat = isRepeatable() && (isSafe || !guarded.hasPassed)
    await state.identifyAgain()
    if (!canRepeat) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
    outcome = await attempt()
  }
  if ('error' in outcome) throw outcome.error
  return outcome.answer
}

/** Runs the database's guard; its result is in `guarded`. */
export async function checkStanding(database: Database): Promise<void> {
  try {
    await ping(database)
  } catch (error) {
    if (!database.guarded.hasRefused) throw error
  }
}

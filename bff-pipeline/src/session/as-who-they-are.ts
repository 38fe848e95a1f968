import { type Database, ping } from '@portal/core/database'
import { DomainError } from '@portal/core/kernel'
import type { RequestState } from '../request/request-state.ts'

/** What a request asks for, and what has to be known to ask for it a second time. */
interface Asked<Answer> {
  readonly run: () => Promise<Answer>
  /** Whether a reply is personal; null if it was refused. */
  readonly isPersonal: (answer: Answer | null) => boolean
  /** It can be done again though a part of it was done. */
  readonly isSafe: boolean
  /** What came with the request can be read again. */
  readonly isRepeatable: () => boolean
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown }

/**
 * Runs a request as the actor in the sealed session, and again with the session's row if the database
 * refused the sealed copy: the first try then returned and saved nothing. A personal reply that needed
 * no database is checked before it is sent.
 * @throws the last try's error; DomainError unauthenticated if the request cannot be repeated.
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
  const isUnchecked = state.actor.kind === 'user' && !guarded.hasPassed && !guarded.hasRefused
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

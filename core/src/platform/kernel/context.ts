import type { CitySettings, TextOverride } from '../city/settings.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Language } from './language.ts'

/**
 * An Idempotency-Key that came with the request, held by this try of it alone. Work that may be done once
 * keeps its answer under it in its own `write` (idempotency/settle.ts).
 */
export interface RequestClaim {
  /** Who sent it: one caller's key never meets another's. */
  readonly caller: string
  readonly operation: string
  readonly key: string
  readonly claimedAt: Date
  /** Called when the work's own `write` keeps the answer. */
  readonly onSettled: () => void
}

/** What an operation knows of its request: the caller, the time, the language, the city. */
export interface Context {
  readonly actor: Actor
  readonly clock: Clock
  readonly language: Language
  /** The request named no language: what is sent later goes in the one that its reader chose before. */
  readonly isLanguageAssumed?: boolean
  readonly database: Database
  readonly city: CitySettings
  /** Texts that staff changed; none where nothing is said. */
  readonly texts?: readonly TextOverride[]
  readonly requestId: string
  /** The caller's network address, if the platform gives one; none in the city in a box. */
  readonly address?: string | null
  /** Called when something was put into the outbox, so that it need not wait for the next minute. */
  readonly onQueued?: () => void
  /** None where the request carried no Idempotency-Key. */
  readonly claim?: RequestClaim
}

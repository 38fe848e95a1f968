import type { CitySettings, TextOverride } from '../city/settings.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Language } from './language.ts'

/** Work done at most once saves its reply in its own `write` (idempotency/settle.ts). */
export interface RequestClaim {
  /** Keys are per caller. */
  readonly caller: string
  readonly operation: string
  readonly key: string
  readonly claimedAt: Date
  /** Called when the work's own `write` saves the reply. */
  readonly onSettled: () => void
}

/** A row that is not published yet. Columns by their names in the database. */
export interface DraftRow {
  readonly table: string
  readonly id: string
  readonly row: Readonly<Record<string, unknown>>
  /** Of a row that did not exist before. */
  readonly first: Readonly<Record<string, unknown>>
}

/** What an operation knows of its request. */
export interface Context {
  readonly actor: Actor
  readonly clock: Clock
  readonly language: Language
  /** The request named no language: later messages use the one that their reader chose before. */
  readonly isLanguageAssumed?: boolean
  readonly database: Database
  readonly city: CitySettings
  /** Texts that staff changed. */
  readonly texts?: readonly TextOverride[]
  readonly requestId: string
  /** The caller's network address, if the platform gives one; none in the city in a box. */
  readonly address?: string | null
  /** Called when the outbox got a message, so that it is sent before the next minute. */
  readonly onQueued?: () => void
  readonly claim?: RequestClaim
  /** What this member of staff alone is shown, of a page that they preview. */
  readonly draft?: DraftRow | undefined
}

import type { CitySettings, TextOverride } from '../city/settings.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Language } from './language.ts'

/** What an operation knows of the request it serves: who asks, when, in which language, of which city. */
export interface Context {
  readonly actor: Actor
  readonly clock: Clock
  readonly language: Language
  readonly database: Database
  readonly city: CitySettings
  /** Texts that staff changed; none where nothing is said. */
  readonly texts?: readonly TextOverride[]
  readonly requestId: string
  /** Called when something was put into the outbox, so that it need not wait for the next minute. */
  readonly onQueued?: () => void
}

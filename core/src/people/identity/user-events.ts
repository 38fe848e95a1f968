import type { Builder } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { userEvents } from '../users/users.sql.ts'

/** For the history that staff see (spec, admin section 2.4). */
export interface UserEvent {
  readonly userId: string
  readonly name: 'UserLogin' | 'UserSession' | 'UserSignUp' | 'EmailVerified' | 'PasswordChanged'
  readonly data: Readonly<Record<string, unknown>>
}

/** Goes into the same `write` as the action. */
export const noteUserEvent = (builder: Builder, event: UserEvent, now: Date) =>
  builder.insert(userEvents).values({ ...event, id: newId(now), at: now })

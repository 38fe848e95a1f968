import { eq } from 'drizzle-orm'
import type { Actor } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { userFeatureFlags } from './flags.sql.ts'
import { type Flags, flagsOf } from './flags.ts'

export { flagDefaults, type FlagName, flagNames, type Flags, flagsOf } from './flags.ts'

/** From the session's row: up to a minute old. */
export const flagsFor = (actor: Actor, ofCity: Flags): Flags =>
  actor.kind === 'user' && actor.ownFlags ? flagsOf({ ...ofCity, ...actor.ownFlags }) : ofCity

/** The session decides whose own flags apply, never an id in the request. */
export async function listFlags(context: Context, ofCity: Flags): Promise<Flags> {
  const { actor, database } = context
  if (actor.kind !== 'user') return ofCity
  const own = await database.read((builder) =>
    builder
      .select({ name: userFeatureFlags.name, isEnabled: userFeatureFlags.isEnabled })
      .from(userFeatureFlags)
      .where(eq(userFeatureFlags.userId, actor.userId)),
  )
  return flagsOf({
    ...ofCity,
    ...Object.fromEntries(own.map((flag) => [flag.name, flag.isEnabled])),
  })
}

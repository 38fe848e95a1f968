import { type SQL, sql } from 'drizzle-orm'
import { featureFlags, userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import type { FlagName } from '../../platform/flags/index.ts'
import type { PendingActor, SecondStep, UserActor } from '../../platform/kernel/actor.ts'
import { secondFactors } from '../users/second-factors.sql.ts'
import { sessions, users } from '../users/users.sql.ts'

const flag: FlagName = 'RequireStaffSecondFactor'

const userId = sql`${users.id}`

export const hasSecondFactor = sql<boolean>`exists (
  select from ${secondFactors} factor where factor.user_id = ${userId})`

/** The city's flag, or the person's own. */
export const isSecondFactorRequired = sql<boolean>`coalesce(
  (select own.is_enabled from ${userFeatureFlags} own where own.user_id = ${userId} and own.name = ${sql.raw(`'${flag}'`)}),
  (select city.is_enabled from ${featureFlags} city where city.name = ${sql.raw(`'${flag}'`)}), false)`

/** What a login to the staff app needs besides the password; null: nothing. */
export const loginStepColumn: SQL<SecondStep | null> = sql`(
  case when ${hasSecondFactor} then 'verify' when ${isSecondFactorRequired} then 'enroll' end)`

/** What this session still needs; null: nothing. */
export const sessionStepColumn: SQL<SecondStep | null> = sql`(
  case when ${sessions.app} = 'staff' and ${sessions.secondFactorAt} is null
    then ${loginStepColumn} end)`

export const stepping = (user: UserActor, step: SecondStep | null): UserActor | PendingActor =>
  step === null ? user : { kind: 'pending', step, user }

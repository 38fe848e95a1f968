import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import { callerOfAddress } from '../../platform/kernel/network.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { knownDevices, users } from '../users/users.sql.ts'
import { isAtAddress } from './account-address.ts'
import { addressLimit } from './address-limit.ts'
import type { RateLimitKey } from './limits.ts'

/** Where a password is typed. */
export interface LoginSource {
  readonly ipAddress: string | null
  /** Null for a new device. */
  readonly device?: string | null
}

// Differs from the hash of the device's drafts, so that rows cannot be linked.
const deviceHash = (device: string): string => sha256(`signed in/${device}`)

/** Whether this device has logged in to the account before. */
const isKnown = (typed: string, device: string): SQL => sql`exists (
  select from ${knownDevices} d join ${users} on ${users.id} = d.user_id
  where ${isAtAddress(typed)} and d.device_hash = ${deviceHash(device)})`

export const isKnownDevice = (userId: string, device: string): SQL => sql`exists (
  select from ${knownDevices} d
  where d.user_id = ${userId} and d.device_hash = ${deviceHash(device)})`

/** Limits on the owner's own guesses, apart from a stranger's. */
const guesses = (key: string, when?: SQL): readonly RateLimitKey[] => [
  { limit: 'password-account', key, when },
  { limit: 'password-address', key, when },
]

/**
 * Strangers share limits of the account and of their network address; a device that has logged in
 * before has its own, so that no stranger can lock it out.
 */
export function passwordLimits(
  context: Pick<Context, 'city'>,
  typed: string,
  { device = null, ipAddress }: LoginSource,
): readonly RateLimitKey[] {
  const [email] = keptSpellings(typed)
  const known = device === null ? sql`false` : isKnown(typed, device)
  const when = sql`not ${known}`
  return [
    { limit: 'password-account', key: email, when },
    {
      limit: 'password-address',
      key: `${email} ${ipAddress === null ? '' : callerOfAddress(ipAddress)}`,
      when,
    },
    ...(ipAddress === null
      ? []
      : [{ ...addressLimit(context, 'password-spray', ipAddress), when }]),
    ...(device === null ? [] : guesses(`${email} ${deviceHash(device)}`, known)),
  ]
}

/** Limits on emails for a new password; a known device has its own. */
export function resetLimits(typed: string, device: string | null): readonly RateLimitKey[] {
  const [email] = keptSpellings(typed)
  if (device === null) return [{ limit: 'unconfirmed-mail', key: email }]
  const known = isKnown(typed, device)
  return [
    { limit: 'unconfirmed-mail', key: email, when: sql`not ${known}` },
    { limit: 'reset-own', key: `${email} ${deviceHash(device)}`, when: known },
  ]
}

/** Limits on guessing the caller's own password. */
export const ownPasswordLimits = (userId: string): readonly RateLimitKey[] =>
  guesses(`signed in ${userId}`)

/** Saves a device as one of a person's. */
export function noteDevice(builder: Builder, userId: string, device: string, now: Date) {
  const values = { userId, deviceHash: deviceHash(device), lastSignInAt: now }
  return builder
    .insert(knownDevices)
    .values(values)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastSignInAt: now },
    })
}

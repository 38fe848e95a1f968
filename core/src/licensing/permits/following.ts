import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { permitHref, readPermitNumber } from './permit-number.ts'

/** A permit's key, as it stands in an address. */
export interface PermitKey {
  readonly year: string
  readonly number: string
}

/** The link in a guest's email: the permit's public page, where this follower can say yes or stop. */
export interface FollowLink {
  readonly follower: string
  readonly signature: string
}

/** SQL on rows `p` of `permits`: the one with this key; none for a malformed key. */
export function isPermitAt({ city, clock }: Context, { year, number }: PermitKey): SQL {
  const thisYear = Number(isoDay(clock.now(), city.timeZone).slice(0, 4))
  const key = readPermitNumber(year, number, thisYear)
  return key ? sql`(p.year = ${key.year} and p.number = ${key.number})` : sql`false`
}

/** SQL on rows `p` of `permits`: what the signature of a link covers; `follower` is an id. */
export const followPath = (follower: SQL): SQL =>
  sql`'/permits/' || p.year || '/' || p.number || '?follower=' || ${follower}`

export function isFollowLink(
  secret: string,
  { year, number, follower, signature }: PermitKey & FollowLink,
): boolean {
  const path = `${permitHref({ year: Number(year), number: Number(number) })}?follower=${follower}`
  return isSignedPath(secret, path, signature)
}

/** @throws not-found for a link that we did not sign. */
export function requireFollowLink(secret: string, link: PermitKey & FollowLink): void {
  if (!isFollowLink(secret, link)) throw new DomainError('not-found', 'PermitFollowing.LinkEnded')
}

/** SQL on rows `p` of `permits` and `k` of their kinds: `Roof, 2101 Millrace St`. */
export const permitTitle = (language: Language): SQL =>
  sql`(${language === 'es' ? sql`k.name_es` : sql`k.name`} || ', '
    || concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit))`

/** As people say it: `26-01387`. */
export const permitNumberSql = sql`(lpad((p.year % 100)::text, 2, '0') || '-'
  || lpad(p.number::text, greatest(5, length(p.number::text)), '0'))`

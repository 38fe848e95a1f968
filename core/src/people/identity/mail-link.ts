import { and, isNull, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import { users } from '../users/users.sql.ts'
import { isAtAddress } from './account-address.ts'
import { hitRateLimits } from './limits.ts'

export interface LinkReader {
  readonly userId: string
  readonly email: string
  readonly language: 'en' | 'es'
}

type LinkMail = (context: Context, reader: LinkReader) => (builder: Builder) => BatchItem<'pg'>[]

/**
 * If there is a matching account; the time does not show it.
 * @throws limited after 4 unconfirmed emails of any kind to that address in an hour.
 */
export async function mailLink(
  context: Context,
  typed: string,
  mail: LinkMail,
  condition?: SQL,
): Promise<void> {
  const [email] = keptSpellings(typed)
  await hitRateLimits(context, [{ limit: 'unconfirmed-mail', key: email }])
  await sendLink(context, typed, mail, condition)
}

/** Without the rate limit. */
export const sendLink = (
  context: Context,
  typed: string,
  mail: LinkMail,
  condition?: SQL,
): Promise<void> => sendLinkTo(context, mail, and(isAtAddress(typed), condition))

/** To the one account that matches, if any; without the rate limit. */
export async function sendLinkTo(
  context: Context,
  mail: LinkMail,
  condition: SQL | undefined,
): Promise<void> {
  const [user] = await context.database.read((builder) =>
    builder
      .select({ userId: users.id, email: users.email, language: users.language })
      .from(users)
      .where(and(condition, isNull(users.deletedAt))),
  )
  await context.database.write((builder): [BatchItem<'pg'>, ...BatchItem<'pg'>[]] => [
    builder.select({ id: users.id }).from(users).limit(0),
    ...(user ? mail(context, user)(builder) : []),
  ])
}

import { type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'

/** The link in an email: the place's page, where this reminder can be confirmed or stopped. */
export interface ReminderLink {
  readonly reminder: string
  readonly signature: string
}

/** SQL: what the signature of a link covers, of two ids. */
export const reminderPath = (place: SQL, reminder: SQL): SQL =>
  sql`'/pickup/' || ${place} || '?reminder=' || ${reminder}`

export const isReminderLink = (
  secret: string,
  { id, reminder, signature }: ReminderLink & { readonly id: string },
): boolean => isSignedPath(secret, `/pickup/${id}?reminder=${reminder}`, signature)

/** @throws not-found for a link that we did not sign. */
export function requireReminderLink(
  secret: string,
  link: ReminderLink & { readonly id: string },
): void {
  if (!isReminderLink(secret, link)) throw new DomainError('not-found', 'PickupReminders.LinkEnded')
}

import { sql } from 'drizzle-orm'
import { hitRateLimits, sendLinkTo, verificationMail } from '../../people/identity/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isBlocked } from '../../platform/mail/index.ts'

/**
 * A link to the person's address, if mail to it came back or was called spam. Opening it lets
 * mail go there again (verify-email.ts).
 * @throws limited within 60 seconds of the last one.
 */
export async function confirmEmailAgain(context: Context): Promise<void> {
  const { userId } = requireContact(context)
  await hitRateLimits(context, [{ limit: 'resend-mail', key: userId }])
  const isTheirs = sql`${users.id} = ${userId} and ${isBlocked(sql`${users.email}`)}`
  const mail: typeof verificationMail = (asked, reader) =>
    verificationMail(asked, reader, '', 'confirm-email-again')
  await sendLinkTo(context, mail, isTheirs)
}

import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import type { requests } from '../requests/requests.sql.ts'

/** As its request stores it. */
export type FormSender = Pick<
  typeof requests.$inferInsert,
  'userId' | 'guestEmail' | 'organizationId' | 'language'
>

/**
 * A person, their organization, or a guest where the service allows guests (spec, resident section
 * 6).
 * @throws unauthenticated, or forbidden before the account is complete.
 */
export function formSender(
  context: Context,
  isGuestEnabled: boolean,
  guestEmail: string | null,
): FormSender {
  const { actor, language } = context
  if (actor.kind === 'anonymous' && isGuestEnabled) {
    return {
      userId: null,
      organizationId: null,
      guestEmail: guestEmail === null ? null : emailAddressOf(guestEmail),
      language,
    }
  }
  const { userId, organizationId } = requireContact(context)
  return { userId, organizationId, guestEmail: null, language }
}

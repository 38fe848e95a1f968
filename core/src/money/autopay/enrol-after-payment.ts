import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { PaymentProvider } from '../payments/index.ts'
import type { AccountNumbers } from '../utility-accounts/index.ts'
import { enrolInAutopay } from './enrol.ts'

interface AfterPayment {
  readonly account: AccountNumbers
  /** Undefined if a nonce paid. */
  readonly savedCard: string | undefined
  readonly mayBeBank: boolean
}

/**
 * Returns whether autopay is on. The payment stays paid even if this is refused. A nonce is good for one
 * charge, so autopay needs a saved card.
 */
export async function enrolAfterPayment(
  context: Context,
  provider: () => PaymentProvider,
  { account, savedCard, mayBeBank }: AfterPayment,
): Promise<boolean> {
  if (savedCard === undefined) return false
  try {
    const method = { kind: 'kept' as const, id: savedCard }
    await enrolInAutopay(context, provider, { account, method, mayBeBank })
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

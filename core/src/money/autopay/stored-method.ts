import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import type { ListedMethod } from './methods.ts'

type Named = Pick<ListedMethod, 'kind' | 'brand' | 'last4'>
type Speaker = Pick<Context, 'language' | 'texts'>

/** "Visa ending in 1111". */
export const methodName = (speaker: Speaker, { kind, brand, last4 }: Named): string =>
  say(
    speaker,
    kind === 'card'
      ? 'Autopay.MethodCard'
      : brand === 'Savings'
        ? 'Autopay.MethodSavings'
        : 'Autopay.MethodChecking',
    { brand, last4 },
  )

/** Masked, in the wire's form. */
export const maskedNumber = (last4: string): string => `XXXX${last4}`

/** In the wire's names (spec, resident section 3, Stored card). */
export const storedMethod = (speaker: Speaker, method: ListedMethod) => {
  const { id, kind, brand, last4, expiry, isForAutopay, isDefault } = method
  return {
    id,
    name: methodName(speaker, method),
    card_type: brand,
    accountnum: maskedNumber(last4),
    kind,
    expiry,
    isUsedForAutopay: isForAutopay,
    isDefault,
  }
}

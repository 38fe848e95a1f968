import type { HandlerContext } from '@portal/bff-pipeline'
import { type FlagName, flagsFor } from '@portal/core/flags'
import { DomainError } from '@portal/core/kernel'

export async function isOn({ actor, state }: HandlerContext, flag: FlagName): Promise<boolean> {
  const { flags } = await state.copy()
  return flagsFor(actor, flags)[flag]
}

/**
 * A disabled feature has no calls, as it has no pages.
 * @throws DomainError not-found
 */
export async function requireFeature(context: HandlerContext, flag: FlagName): Promise<void> {
  if (!(await isOn(context, flag))) throw new DomainError('not-found', 'Error.NotFound')
}

import { redirect } from '@tanstack/react-router'
import type { AccountStep } from '@portal/core/profiles/rules'
import { getAccountDraft } from '@portal/openapi/resident-client/account'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../../router-context.ts'
import { stepInstead, steps } from './steps.ts'

/** Loads the draft; redirects to an earlier step that is incomplete. */
export async function openStep({ queryClient }: RouterContext, step: AccountStep): Promise<void> {
  const { form } = await queryClient.query(query(getAccountDraft))
  const instead = stepInstead(step, form)
  if (instead) redirect({ to: steps[instead].path, throw: true })
}

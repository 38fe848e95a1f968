import type { AccountCreation, AccountStep } from '@portal/core/profiles/rules'
import {
  completeAccount,
  getAccountDraft,
  saveAccountDraft,
} from '@portal/openapi/resident-client/account'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { wireForm } from './draft.ts'
import { landingPath } from './landing.ts'
import { steps } from './steps.ts'

export interface StepForm extends AppForm {
  /** The account with this step's fields as they are now. */
  readonly read: (fields: Fields, form: AccountCreation) => AccountCreation
}

/** Saves the step, then leads to the next one or creates the account. */
export function stepForm(
  step: AccountStep,
  parts: Pick<StepForm, 'labels' | 'sentences' | 'read'>,
): StepForm {
  return {
    ...parts,
    name: `create-account-${step}`,
    title: 'CreateAccount.Failed',
    async send(fields, { call, page, keyOf }) {
      const draft = await call(getAccountDraft)
      const form = parts.read(fields, draft.form)
      const errors = steps[step].errorsOf(form)
      if (errors.length > 0) return refusedBy(errors)
      const body = wireForm(form)
      const next = steps[step].next(form)
      // The last step is validated with the whole account; others by themselves.
      const query = next ? { leaving: step } : {}
      await call(saveAccountDraft, { body, query })
      if (next) return { kind: 'done', href: steps[next].path, isWithin: true }
      await call(completeAccount, { body, header: keyOf(body) })
      // A page load, since the session has changed.
      return { kind: 'done', href: landingPath(page) }
    },
  }
}

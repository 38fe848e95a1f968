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

/** A step's form, and how it is read. */
export interface StepForm extends AppForm {
  /** The whole form with what this step's fields hold now. */
  readonly read: (fields: Fields, form: AccountCreation) => AccountCreation
}

/** The form of one step: kept on the server, it leads to the next step or creates the account. */
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
      // The last step is checked with the whole; any other says itself what is wrong with it.
      const query = next ? { leaving: step } : {}
      await call(saveAccountDraft, { body, query })
      if (next) return { kind: 'done', href: steps[next].path, isWithin: true }
      await call(completeAccount, { body, header: keyOf(body) })
      // A load, not a change of screen: the session knows the account from now on.
      return { kind: 'done', href: landingPath(page) }
    },
  }
}

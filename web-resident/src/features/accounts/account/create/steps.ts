import type { ValidationError } from '@portal/core/kernel/rules'
import {
  type AccountCreation,
  accountInformationErrors,
  type AccountStep,
  addressStepErrors,
  organizationStepErrors,
  stepToResume,
} from '@portal/core/profiles/rules'
import type { TextKey } from '@portal/core/texts/rules'

interface Step {
  readonly path: `/account/create/${AccountStep}`
  readonly title: TextKey
  readonly lead: TextKey
  readonly submit: TextKey
  readonly errorsOf: (form: AccountCreation) => readonly ValidationError[]
  readonly back: AccountStep | null
  /** Null creates the account. */
  readonly next: (form: AccountCreation) => AccountStep | null
}

/** Spec, resident section 4; the third is for people with a business. */
export const steps: Readonly<Record<AccountStep, Step>> = {
  address: {
    path: '/account/create/address',
    title: 'CreateAccount.AddressTitle',
    lead: 'CreateAccount.AddressLead',
    submit: 'CreateAccount.Continue',
    errorsOf: addressStepErrors,
    back: null,
    next: () => 'account-information',
  },
  'account-information': {
    path: '/account/create/account-information',
    title: 'CreateAccount.InformationTitle',
    lead: 'CreateAccount.InformationLead',
    submit: 'CreateAccount.Continue',
    errorsOf: accountInformationErrors,
    back: 'address',
    next: ({ hasBusiness }) => (hasBusiness ? 'business-information' : null),
  },
  'business-information': {
    path: '/account/create/business-information',
    title: 'CreateAccount.BusinessTitle',
    lead: 'CreateAccount.BusinessLead',
    submit: 'CreateAccount.Finish',
    errorsOf: organizationStepErrors,
    back: 'account-information',
    next: () => null,
  },
}

export const stepOrder = ['address', 'account-information', 'business-information'] as const

/** The first incomplete step before this one; null if it may be opened. */
export function stepInstead(step: AccountStep, form: AccountCreation): AccountStep | null {
  const furthest = stepToResume(form)
  return stepOrder.indexOf(step) > stepOrder.indexOf(furthest) ? furthest : null
}

import {
  type Address,
  addressErrors,
  isAddressBegun,
  noAddress,
  optionalAddressErrors,
} from '../../platform/kernel/address.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { type ValidationError, required, within } from '../../platform/kernel/validation.ts'
import { type NamedOrganization, organizationErrors } from '../organizations/rules.ts'

/** Who a person is, as the first step of account creation and the account page ask (spec, resident section 3). */
export interface PersonalInfo {
  readonly firstName: string
  readonly lastName: string
  /** Empty, or a US number. */
  readonly phoneNumber: string
}

/** The boxes of the second step of account creation and what they ask for. */
export interface AccountInformation {
  readonly hasUtilities: boolean
  readonly hasSeveralProperties: boolean
  readonly hasBusiness: boolean
  readonly hasNoneOfTheAbove: boolean
  readonly utilityCustomerId: string
  readonly utilityStreetNumber: string
  /** Properties beside the primary address. */
  readonly properties: readonly Address[]
}

/** Everything that creates an account; also what a half-filled form holds. */
export interface AccountCreation extends PersonalInfo, Address, AccountInformation {
  readonly organizations: readonly NamedOrganization[]
}

/** A form of account creation in which nothing is filled in. */
export const noAccountCreation: AccountCreation = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  ...noAddress,
  hasUtilities: false,
  hasSeveralProperties: false,
  hasBusiness: false,
  hasNoneOfTheAbove: false,
  utilityCustomerId: '',
  utilityStreetNumber: '',
  properties: [],
  organizations: [],
}

/** Where a person's displayed picture is served. */
export const pictureFolder = '/profile-pictures'

/** Of one account. */
export const maxProperties = 50

/** The boxes that exclude `hasNoneOfTheAbove`. */
export const accountBoxes = ['hasUtilities', 'hasSeveralProperties', 'hasBusiness'] as const

/** One of the boxes of the second step. */
export type AccountBox = (typeof accountBoxes)[number] | 'hasNoneOfTheAbove'

/** Names are required; a phone number may be missing but not be wrong (spec, resident section 5). */
export const personalInfoErrors = (info: PersonalInfo): readonly ValidationError[] => [
  ...required('firstName', info.firstName),
  ...required('lastName', info.lastName),
  ...(info.phoneNumber.trim() === '' || phoneOf(info.phoneNumber) !== null
    ? []
    : [{ field: 'phoneNumber', kind: 'Invalid' } as const]),
]

/** Whether a box can be ticked or unticked: none-of-the-above and the others exclude each other. */
export function isBoxDisabled(
  box: AccountBox,
  form: Pick<AccountInformation, AccountBox>,
): boolean {
  const anyOther = accountBoxes.some((other) => form[other])
  return box === 'hasNoneOfTheAbove' ? anyOther : form.hasNoneOfTheAbove
}

/** First step: who and where. */
export const addressStepErrors = (form: AccountCreation): readonly ValidationError[] => [
  ...personalInfoErrors(form),
  ...optionalAddressErrors(form),
]

/** Second step: at least one box, and what each box asks for (spec, resident section 5). */
export function accountInformationErrors(form: AccountCreation): readonly ValidationError[] {
  const ticked = accountBoxes.some((box) => form[box])
  return [
    ...(ticked || form.hasNoneOfTheAbove
      ? []
      : [{ field: 'accountInformation', kind: 'Required' } as const]),
    ...(ticked && form.hasNoneOfTheAbove
      ? [{ field: 'hasNoneOfTheAbove', kind: 'Invalid' } as const]
      : []),
    ...(form.hasUtilities
      ? [
          ...required('utilityCustomerId', form.utilityCustomerId),
          ...required('utilityStreetNumber', form.utilityStreetNumber),
        ]
      : []),
    ...(form.hasSeveralProperties ? propertiesErrors(form) : []),
  ]
}

// The primary address and one more are the two that "several" needs.
function propertiesErrors(form: AccountCreation): readonly ValidationError[] {
  const isEnough = isAddressBegun(form) && form.properties.length > 0
  return [
    ...(isEnough ? [] : [{ field: 'properties', kind: 'RequirementsNotMet' } as const]),
    ...form.properties.flatMap((property, i) => within(`properties.${i}`, addressErrors(property))),
  ]
}

/** Third step: each organization whole. That there is one is not asked: the step is optional. */
export const organizationStepErrors = (form: AccountCreation): readonly ValidationError[] =>
  form.hasBusiness
    ? form.organizations.flatMap((organization, i) =>
        within(`organizations.${i}`, organizationErrors(organization)),
      )
    : []

/** Everything that keeps an account from being created. */
export const accountErrors = (form: AccountCreation): readonly ValidationError[] => [
  ...addressStepErrors(form),
  ...accountInformationErrors(form),
  ...organizationStepErrors(form),
]

/** The first step that still has an error; the third, where the account has a business; else none. */
export type AccountStep = 'address' | 'account-information' | 'business-information'

/** The step of account creation to continue a started form at. */
export function stepToResume(form: AccountCreation): AccountStep {
  if (addressStepErrors(form).length > 0) return 'address'
  return accountInformationErrors(form).length > 0 || !form.hasBusiness
    ? 'account-information'
    : 'business-information'
}
export { pictureLimits } from './picture-limits.ts'

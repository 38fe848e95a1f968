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

export { isNotificationId, notificationIds } from '../../platform/mail/rules.ts'
export {
  type Channel,
  channels,
  channelsOf,
  isAlways,
  notificationKinds,
} from './notification-kinds.ts'

/** For account creation and the account page (spec, resident section 3). */
export interface PersonalInfo {
  readonly firstName: string
  readonly lastName: string
  /** Empty, or a US number. */
  readonly phoneNumber: string
}

/** The second step's boxes, and their fields. */
export interface AccountInformation {
  readonly hasUtilities: boolean
  readonly hasSeveralProperties: boolean
  readonly hasBusiness: boolean
  readonly hasNoneOfTheAbove: boolean
  readonly utilityCustomerId: string
  readonly utilityStreetNumber: string
  /** Besides the primary address. */
  readonly properties: readonly Address[]
}

/** Also the draft of it. */
export interface AccountCreation extends PersonalInfo, Address, AccountInformation {
  readonly organizations: readonly NamedOrganization[]
}

/** A blank form. */
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

/** The path of displayed pictures. */
export const pictureFolder = '/profile-pictures'

/** Per account. */
export const maxProperties = 50

/** They exclude `hasNoneOfTheAbove`. */
export const accountBoxes = ['hasUtilities', 'hasSeveralProperties', 'hasBusiness'] as const

export type AccountBox = (typeof accountBoxes)[number] | 'hasNoneOfTheAbove'

/** Names are required, a phone number is optional (spec, resident section 5). */
export const personalInfoErrors = (info: PersonalInfo): readonly ValidationError[] => [
  ...required('firstName', info.firstName),
  ...required('lastName', info.lastName),
  ...(info.phoneNumber.trim() === '' || phoneOf(info.phoneNumber) !== null
    ? []
    : [{ field: 'phoneNumber', kind: 'Invalid' } as const]),
]

/** None-of-the-above and the others exclude each other. */
export function isBoxDisabled(
  box: AccountBox,
  form: Pick<AccountInformation, AccountBox>,
): boolean {
  const anyOther = accountBoxes.some((other) => form[other])
  return box === 'hasNoneOfTheAbove' ? anyOther : form.hasNoneOfTheAbove
}

export const addressStepErrors = (form: AccountCreation): readonly ValidationError[] => [
  ...personalInfoErrors(form),
  ...optionalAddressErrors(form),
]

/** Second step: at least one box, and each checked box's fields (spec, resident section 5). */
export function accountInformationErrors(form: AccountCreation): readonly ValidationError[] {
  const hasChecked = accountBoxes.some((box) => form[box])
  return [
    ...(hasChecked || form.hasNoneOfTheAbove
      ? []
      : [{ field: 'accountInformation', kind: 'Required' } as const]),
    ...(hasChecked && form.hasNoneOfTheAbove
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

// "Several" needs two: the primary address and one more.
function propertiesErrors(form: AccountCreation): readonly ValidationError[] {
  const isEnough = isAddressBegun(form) && form.properties.length > 0
  return [
    ...(isEnough ? [] : [{ field: 'properties', kind: 'RequirementsNotMet' } as const]),
    ...form.properties.flatMap((property, i) => within(`properties.${i}`, addressErrors(property))),
  ]
}

/** Third step: each organization must be complete; the step is optional. */
export const organizationStepErrors = (form: AccountCreation): readonly ValidationError[] =>
  form.hasBusiness
    ? form.organizations.flatMap((organization, i) =>
        within(`organizations.${i}`, organizationErrors(organization)),
      )
    : []

export const accountErrors = (form: AccountCreation): readonly ValidationError[] => [
  ...addressStepErrors(form),
  ...accountInformationErrors(form),
  ...organizationStepErrors(form),
]

export type AccountStep = 'address' | 'account-information' | 'business-information'

/** The first step with an error; else the third if the account has a business, else the second. */
export function stepToResume(form: AccountCreation): AccountStep {
  if (addressStepErrors(form).length > 0) return 'address'
  return accountInformationErrors(form).length > 0 || !form.hasBusiness
    ? 'account-information'
    : 'business-information'
}
export { pictureLimits } from './picture-limits.ts'

import { type Address, addressErrors, trimmedAddress } from '../../platform/kernel/address.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** Has an id from the search, or all other fields. */
export interface NamedOrganization extends Address {
  readonly name: string
  readonly taxId: string
  readonly businessLicenseId: string
  /** Empty for a new one. */
  readonly sfId: string
}

/** Spec, resident section 9. */
export const organizationSearch = { minCharacters: 3, maxFound: 7 } as const

/** An invitation that is not accepted ends. */
export const invitationDays = 30

/** Open ones of an organization. */
export const maxInvitations = 50

/** Per account, and per form. */
export const maxOrganizations = 20

/** Spec, resident section 5. A new one needs everything but the address's second line. */
export function organizationErrors(organization: NamedOrganization): readonly ValidationError[] {
  if (organization.sfId !== '') return required('name', organization.name)
  return [
    ...required('name', organization.name),
    ...required('taxId', organization.taxId),
    ...required('businessLicenseId', organization.businessLicenseId),
    ...addressErrors(organization),
  ]
}

/** A tax or license number without separators: 12-3456789 is 123456789. */
export const normalNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** As stored and compared. */
export const normalOrganization = (organization: NamedOrganization): NamedOrganization => ({
  ...trimmedAddress(organization),
  name: organization.name.trim().replaceAll(/\s+/g, ' '),
  taxId: normalNumber(organization.taxId),
  businessLicenseId: normalNumber(organization.businessLicenseId),
  sfId: organization.sfId.trim().toLowerCase(),
})

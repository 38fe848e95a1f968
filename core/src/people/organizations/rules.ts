import { type Address, addressErrors, trimmedAddress } from '../../platform/kernel/address.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** An organization as a person names it: one found by the search has its id, a new one all the rest. */
export interface NamedOrganization extends Address {
  readonly name: string
  readonly taxId: string
  readonly businessLicenseId: string
  /** Id of one that the search found; empty for a new one. */
  readonly sfId: string
}

/** The search for organizations: fewest characters to start at, and most results (spec, resident section 9). */
export const organizationSearch = { minCharacters: 3, maxFound: 7 } as const

/** Per account, and per form. */
export const maxOrganizations = 20

/**
 * Validation errors of a named organization (spec, resident section 5). Joining a known one does not need its
 * numbers; a new one needs everything but the second line of its address.
 */
export function organizationErrors(organization: NamedOrganization): readonly ValidationError[] {
  if (organization.sfId !== '') return required('name', organization.name)
  return [
    ...required('name', organization.name),
    ...required('taxId', organization.taxId),
    ...required('businessLicenseId', organization.businessLicenseId),
    ...addressErrors(organization),
  ]
}

/** A tax or licence number without what people write between its characters: 12-3456789 is 123456789. */
export const normalNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** An organization as it is stored and compared. */
export const normalOrganization = (organization: NamedOrganization): NamedOrganization => ({
  ...trimmedAddress(organization),
  name: organization.name.trim().replaceAll(/\s+/g, ' '),
  taxId: normalNumber(organization.taxId),
  businessLicenseId: normalNumber(organization.businessLicenseId),
  sfId: organization.sfId.trim().toLowerCase(),
})

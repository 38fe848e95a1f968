import type { NamedOrganization } from '@portal/core/organizations/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { FieldName } from '@portal/web-ui/forms/error-sentence'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { Translate } from '@portal/web-ui/texts'
import { rowsIn } from '../../../parts/rows-in.ts'
import { addressIn, addressLabels } from '../profiles/address-form.ts'

/** The list of organizations, by the names of its fields. */
export const organizationList = 'organizations'

// The labels of the fields by their wire names.
const organizationLabels = {
  name: 'AddOrganization.Name',
  taxId: 'AddOrganization.TaxId',
  businessLicenseId: 'AddOrganization.BusinessLicenseId',
  ...addressLabels,
} as const satisfies Readonly<Record<Exclude<keyof NamedOrganization, 'sfId'>, TextKey>>

/** What an organization of a list is called: by its name, or by its place while it has none. */
export const organizationName = (t: Translate, name: string, place: number): string =>
  name || t('AddOrganization.Organization', { number: place + 1 })

/** Reads the organizations out of a form. */
export const organizationsIn = (fields: Fields): NamedOrganization[] =>
  rowsIn(fields, organizationList, (prefix) => ({
    name: fields.text(`${prefix}name`),
    taxId: fields.text(`${prefix}taxId`),
    businessLicenseId: fields.text(`${prefix}businessLicenseId`),
    sfId: fields.text(`${prefix}sfId`),
    ...addressIn(fields, prefix),
  }))

/** The name of a field `organizations.0.taxId`, with the organization's place in the list. */
export function organizationLabelOf(field: string, t: Translate): FieldName {
  const [, place, part] = /^organizations\.(\d+)\.(\w+)$/.exec(field) ?? []
  // The rules name no other fields of an organization.
  const label = organizationLabels[part as keyof typeof organizationLabels]
  return { label, of: organizationName(t, '', Number(place)) }
}

import type { NamedOrganization } from '@portal/core/organizations/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { FieldName } from '@portal/web-ui/forms/error-sentence'
import type { Fields } from '@portal/web-ui/forms/fields'
import { rowsIn } from '@portal/web-ui/forms/rows-in'
import type { Translate } from '@portal/web-ui/texts'
import { addressIn, addressLabels } from '../profiles/address-form.ts'

export const organizationList = 'organizations'

// By wire name.
const organizationLabels = {
  name: 'AddOrganization.Name',
  taxId: 'AddOrganization.TaxId',
  businessLicenseId: 'AddOrganization.BusinessLicenseId',
  ...addressLabels,
} as const satisfies Readonly<Record<Exclude<keyof NamedOrganization, 'sfId'>, TextKey>>

/** Its name, or its position without one. */
export const organizationName = (t: Translate, name: string, place: number): string =>
  name || t('AddOrganization.Organization', { number: place + 1 })

export const organizationsIn = (fields: Fields): NamedOrganization[] =>
  rowsIn(fields, organizationList, (prefix) => ({
    name: fields.text(`${prefix}name`),
    taxId: fields.text(`${prefix}taxId`),
    businessLicenseId: fields.text(`${prefix}businessLicenseId`),
    sfId: fields.text(`${prefix}sfId`),
    ...addressIn(fields, prefix),
  }))

/** For a field like `organizations.0.taxId`, with its organization. */
export function organizationLabelOf(field: string, t: Translate): FieldName {
  const [, place, part] = /^organizations\.(\d+)\.(\w+)$/.exec(field) ?? []
  // The rules name no other fields of an organization.
  const label = organizationLabels[part as keyof typeof organizationLabels]
  return { label, of: organizationName(t, '', Number(place)) }
}

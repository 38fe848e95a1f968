import type { Address } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

export const addressLabels = {
  address1: 'Person.Address1',
  address2: 'Person.Address2',
  city: 'Person.City',
  state: 'Person.State',
  zip: 'Person.Zip',
} as const satisfies Readonly<Record<keyof Address, TextKey>>

export const addressIn = ({ text }: Fields, prefix = ''): Address => ({
  address1: text(`${prefix}address1`),
  address2: text(`${prefix}address2`),
  city: text(`${prefix}city`),
  state: text(`${prefix}state`),
  zip: text(`${prefix}zip`),
})

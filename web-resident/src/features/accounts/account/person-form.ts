import type { PersonalInfo } from '@portal/core/profiles/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

export const personLabels = {
  firstName: 'Person.FirstName',
  lastName: 'Person.LastName',
  phoneNumber: 'Person.PhoneNumber',
} as const satisfies Readonly<Record<keyof PersonalInfo, TextKey>>

export const personIn = ({ text }: Fields): PersonalInfo => ({
  firstName: text('firstName'),
  lastName: text('lastName'),
  phoneNumber: text('phoneNumber'),
})

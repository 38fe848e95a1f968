import type { PersonalInfo } from '@portal/core/profiles/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

/** The labels of a person's fields by their wire names. */
export const personLabels = {
  firstName: 'Person.FirstName',
  lastName: 'Person.LastName',
  phoneNumber: 'Person.PhoneNumber',
} as const satisfies Readonly<Record<keyof PersonalInfo, TextKey>>

/** Reads a person out of a form. */
export const personIn = ({ text }: Fields): PersonalInfo => ({
  firstName: text('firstName'),
  lastName: text('lastName'),
  phoneNumber: text('phoneNumber'),
})

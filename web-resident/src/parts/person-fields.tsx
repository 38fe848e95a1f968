import type { PersonalInfo, TextKey } from '@portal/core/rules'
import { Beside, type Fields } from '@portal/web-ui/form'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { Faults } from '@portal/web-ui/use-faults'

/** The labels of a person's fields by their wire names. */
export const personLabels = {
  firstName: 'Person.FirstName',
  lastName: 'Person.LastName',
  phoneNumber: 'Person.PhoneNumber',
} as const satisfies Readonly<Record<keyof PersonalInfo, TextKey>>

interface PersonFieldsProps {
  value: PersonalInfo
  errorOf: Faults['errorOf']
}

/** Who a person is. */
export function PersonFields({ value, errorOf }: PersonFieldsProps) {
  const { t } = useTexts()
  const part = (name: keyof PersonalInfo) => ({
    name,
    label: t(personLabels[name]),
    error: errorOf(name),
    defaultValue: value[name],
  })
  return (
    <>
      <Beside>
        <TextInput {...part('firstName')} autoComplete="given-name" maxLength={100} />
        <TextInput {...part('lastName')} autoComplete="family-name" maxLength={100} />
      </Beside>
      <PhoneInput {...part('phoneNumber')} hint={t('Person.PhoneHint')} maxLength={30} optional />
    </>
  )
}

/** Reads a person out of a form. */
export const personIn = ({ text }: Fields): PersonalInfo => ({
  firstName: text('firstName'),
  lastName: text('lastName'),
  phoneNumber: text('phoneNumber'),
})

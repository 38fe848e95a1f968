import type { PersonalInfo } from '@portal/core/profiles/rules'
import { Beside } from '@portal/web-ui/field-set'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { personLabels } from './person-form.ts'

interface PersonFieldsProps {
  value: PersonalInfo
  errorOf: FormUse['errorOf']
}

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

import { type Address, usStates } from '@portal/core/kernel/rules'
import { Beside } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { addressLabels } from './address-form.ts'
import { AddressInput } from './address-input.tsx'

interface AddressFieldsProps {
  /** Before the field names: `properties.0.`. */
  prefix?: string
  value: Address
  errorOf: FormUse['errorOf']
  /** The person's own address, for autofill. */
  isOwn?: boolean
}

const states = usStates.map(({ code, name }) => ({ value: code, label: name }))

/** A US postal address; the rules are in core. */
export function AddressFields({ prefix = '', value, errorOf, isOwn }: AddressFieldsProps) {
  const { t } = useTexts()
  const part = (name: keyof Address, autoComplete: string) => ({
    name: prefix + name,
    label: t(addressLabels[name]),
    error: errorOf(prefix + name),
    defaultValue: value[name],
    autoComplete: isOwn ? autoComplete : 'off',
  })
  return (
    <>
      <AddressInput
        {...part('address1', 'address-line1')}
        maxLength={200}
        onKnown={({ zip }) => {
          const field = document.getElementById(`${prefix}zip`)
          if (field instanceof HTMLInputElement && field.value === '') field.value = zip
        }}
      />
      <TextInput {...part('address2', 'address-line2')} maxLength={200} optional />
      <TextInput {...part('city', 'address-level2')} maxLength={100} />
      <Beside>
        <Select
          {...part('state', 'address-level1')}
          placeholder={t('Person.ChooseState')}
          options={states}
        />
        <TextInput
          {...part('zip', 'postal-code')}
          hint={t('Person.ZipHint')}
          inputMode="numeric"
          maxLength={5}
          onInput={({ currentTarget: input }) => {
            input.value = input.value.replaceAll(/\D/g, '')
          }}
        />
      </Beside>
    </>
  )
}

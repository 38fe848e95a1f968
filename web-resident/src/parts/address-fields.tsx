import { type Address, type TextKey, usStates } from '@portal/core/rules'
import { Beside, type Fields } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { Faults } from '@portal/web-ui/use-faults'

/** The labels of an address's fields by their wire names. */
export const addressLabels = {
  address1: 'Person.Address1',
  address2: 'Person.Address2',
  city: 'Person.City',
  state: 'Person.State',
  zip: 'Person.Zip',
} as const satisfies Readonly<Record<keyof Address, TextKey>>

interface AddressFieldsProps {
  /** Stands before the names of the fields: `properties.0.`. */
  prefix?: string
  value: Address
  errorOf: Faults['errorOf']
  /** The person's own address, which the browser may know. */
  isOwn?: boolean
}

const states = usStates.map(({ code, name }) => ({ value: code, label: name }))

/** A post address in the United States; the rules stand in core. */
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
      <TextInput {...part('address1', 'address-line1')} maxLength={200} />
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

/** Reads an address out of a form. */
export const addressIn = ({ text }: Fields, prefix = ''): Address => ({
  address1: text(`${prefix}address1`),
  address2: text(`${prefix}address2`),
  city: text(`${prefix}city`),
  state: text(`${prefix}state`),
  zip: text(`${prefix}zip`),
})

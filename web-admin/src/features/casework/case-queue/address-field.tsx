import { useState } from 'react'
import { shortestAddressSearch } from '@portal/core/parcels/rules'
import { searchAddresses } from '@portal/openapi/admin-client/parcels'
import { Combobox } from '@portal/web-ui/combobox'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

interface AddressFieldProps {
  name: string
  label: string
  error: string | undefined
  defaultValue: string | undefined
  optional?: boolean
}

/** Suggests the city's addresses while one types. */
export function AddressField({ name, label, error, defaultValue, optional }: AddressFieldProps) {
  const { t } = useTexts()
  const { call } = useApp()
  const [address, setAddress] = useState(defaultValue ?? '')
  return (
    <Combobox
      {...{ name, label, error, optional }}
      hint={t('Desk.PlaceHint')}
      text={address}
      onType={setAddress}
      find={async (text, signal) =>
        (await call(searchAddresses, { query: { text }, signal })).map((found) => ({
          value: found.address,
          label: found.address,
        }))
      }
      onChoose={({ value }) => setAddress(value)}
      minCharacters={shortestAddressSearch}
      none={t('Desk.NoAddressFound')}
      failure={t('Desk.LookUpFailed')}
    />
  )
}

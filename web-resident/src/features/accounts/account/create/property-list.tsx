import { useRef } from 'react'
import { type Address, isAddressBegun, noAddress } from '@portal/core/kernel/rules'
import { type AccountCreation, maxProperties } from '@portal/core/profiles/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { FieldGroup } from '@portal/web-ui/field'
import { FieldSet } from '@portal/web-ui/field-set'
import { rowPrefix } from '@portal/web-ui/forms/rows-in'
import { useRows } from '@portal/web-ui/forms/use-rows'
import { PlusIcon, TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { RowMark } from '@portal/web-ui/row-mark'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { AddressFields } from '../../../people/profiles/address-fields.tsx'
import { propertyList } from './information-form.ts'
import { steps } from './steps.ts'

interface PropertyListProps {
  form: AccountCreation
  errorOf: FormUse['errorOf']
}

/** Besides the primary address. At least one is required, so one row is there from the start. */
export function PropertyList({ form, errorOf }: PropertyListProps) {
  const { t } = useTexts()
  const { rows, add, remove } = useRows(form.properties.length > 0 ? form.properties : [noAddress])
  const addNew = useRef<HTMLDivElement>(null)
  return (
    <FieldGroup
      name="properties"
      label={t('CreateAccount.Properties')}
      hint={t('CreateAccount.PropertiesText')}
      error={errorOf('properties')}
    >
      <input type="hidden" name={propertyList} />
      <Stack>
        {!isAddressBegun(form) && (
          <Banner tone="warn">
            {t('CreateAccount.PrimaryMissing')}{' '}
            <a href={steps.address.path}>{t('CreateAccount.GivePrimary')}</a>
          </Banner>
        )}
        {rows.map(({ key, value }, place) => (
          <PropertyFields
            key={key}
            place={place}
            value={value}
            errorOf={errorOf}
            onRemove={() => {
              remove(key)
              addNew.current?.querySelector('button')?.focus()
            }}
          />
        ))}
        {rows.length < maxProperties && (
          <div ref={addNew}>
            <noscript>
              <PropertyFields place={rows.length} value={noAddress} errorOf={errorOf} />
            </noscript>
            <Button
              look="quiet"
              onClick={() => add(noAddress, (at) => `${rowPrefix(propertyList, at)}address1`)}
            >
              <PlusIcon />
              {t('CreateAccount.AddProperty')}
            </Button>
          </div>
        )}
      </Stack>
    </FieldGroup>
  )
}

interface PropertyFieldsProps extends Pick<PropertyListProps, 'errorOf'> {
  place: number
  value: Address
  /** The spare row for browsers without JavaScript cannot be removed. */
  onRemove?: () => void
}

function PropertyFields({ place, value, errorOf, onRemove }: PropertyFieldsProps) {
  const { t } = useTexts()
  const prefix = rowPrefix(propertyList, place)
  return (
    <FieldSet legend={t('CreateAccount.Property', { number: place + 2 })} look="panel">
      <RowMark prefix={prefix} isSpare={!onRemove} />
      <AddressFields prefix={prefix} value={value} errorOf={errorOf} />
      {onRemove && (
        <div>
          <Button look="quiet" size="small" onClick={onRemove}>
            <TrashIcon />
            {t('CreateAccount.RemoveProperty', { number: place + 2 })}
          </Button>
        </div>
      )}
    </FieldSet>
  )
}

import { useRef } from 'react'
import {
  type AccountCreation,
  type Address,
  isAddressBegun,
  mostProperties,
  noAddress,
} from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { FieldGroup } from '@portal/web-ui/field'
import { type Fields, FieldSet } from '@portal/web-ui/form'
import { PlusIcon, TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import type { Faults } from '@portal/web-ui/use-faults'
import { addressIn, AddressFields } from '../../../parts/address-fields.tsx'
import { useRows } from '../../../parts/use-rows.ts'
import { steps } from './steps.ts'

interface PropertyListProps {
  form: AccountCreation
  errorOf: Faults['errorOf']
}

/** The properties beside the primary address; the first is there already, since one more is needed. */
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
      <Stack>
        {!isAddressBegun(form) && (
          <Banner tone="warn">
            {t('CreateAccount.PrimaryMissing')}{' '}
            <a href={steps.address.path}>{t('CreateAccount.GivePrimary')}</a>
          </Banner>
        )}
        {rows.map(({ key, value }, place) => (
          <FieldSet
            key={key}
            legend={t('CreateAccount.Property', { number: place + 2 })}
            look="panel"
          >
            <AddressFields prefix={`properties.${place}.`} value={value} errorOf={errorOf} />
            <div>
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  remove(key)
                  addNew.current?.querySelector('button')?.focus()
                }}
              >
                <TrashIcon />
                {t('CreateAccount.RemoveProperty', { number: place + 2 })}
              </Button>
            </div>
          </FieldSet>
        ))}
        {rows.length < mostProperties && (
          <div ref={addNew}>
            <Button
              look="quiet"
              onClick={() => add(noAddress, (place) => `properties.${place}.address1`)}
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

/** Reads the properties out of the form. */
export function propertiesIn(fields: Fields): Address[] {
  const properties: Address[] = []
  for (let place = 0; fields.has(`properties.${place}.address1`); place++) {
    properties.push(addressIn(fields, `properties.${place}.`))
  }
  return properties
}

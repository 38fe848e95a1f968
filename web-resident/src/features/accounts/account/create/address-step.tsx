import { FieldSet } from '@portal/web-ui/field-set'
import { useTexts } from '@portal/web-ui/texts'
import { AddressFields } from '../../../people/profiles/address-fields.tsx'
import { PersonFields } from '../person-fields.tsx'
import { addressForm } from './address-form.ts'
import { CreationStep } from './creation-step.tsx'

export function AddressStep() {
  const { t } = useTexts()
  return (
    <CreationStep step="address" form={addressForm}>
      {(first, { errorOf }) => (
        <>
          <PersonFields value={first} errorOf={errorOf} />
          <FieldSet legend={t('CreateAccount.PrimaryAddress')}>
            <p>{t('CreateAccount.PrimaryAddressText')}</p>
            <AddressFields value={first} errorOf={errorOf} isOwn />
          </FieldSet>
        </>
      )}
    </CreationStep>
  )
}

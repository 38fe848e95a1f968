import { FieldSet } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { addressIn, AddressFields, addressLabels } from '../../../parts/address-fields.tsx'
import { PersonFields, personIn, personLabels } from '../../../parts/person-fields.tsx'
import { CreationStep } from './creation-step.tsx'

const labels = { ...personLabels, ...addressLabels }

/** First step: who and where. */
export function AddressStep() {
  const { t } = useTexts()
  return (
    <CreationStep
      step="address"
      read={(fields, form) => ({ ...form, ...personIn(fields), ...addressIn(fields) })}
      // The rules name no other fields of this step.
      labelOf={(field) => t(labels[field as keyof typeof labels])}
    >
      {(form, errorOf) => (
        <>
          <PersonFields value={form} errorOf={errorOf} />
          <FieldSet legend={t('CreateAccount.PrimaryAddress')}>
            <p>{t('CreateAccount.PrimaryAddressText')}</p>
            <AddressFields value={form} errorOf={errorOf} isOwn />
          </FieldSet>
        </>
      )}
    </CreationStep>
  )
}

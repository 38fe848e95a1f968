import { useState } from 'react'
import { propertyTypes } from '@portal/core/permits/rules'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { useTexts } from '@portal/web-ui/texts'
import { StepForm } from './step-form.tsx'

export function ChooseProperty({ isMissing }: { isMissing: boolean }) {
  const { t } = useTexts()
  const [isChosen, setChosen] = useState(false)
  return (
    <StepForm
      step="property"
      kept={{}}
      waitsFor={isChosen ? null : t('PermitNeed.ChooseProperty')}
      label={t('PermitNeed.Next')}
    >
      <RadioGroup
        name="propertyType"
        label={t('PermitNeed.PropertyQuestion')}
        error={isMissing ? t('PermitNeed.ChooseProperty') : undefined}
        options={propertyTypes.map((value) => ({ value, label: t(`PermitNeed.${value}`) }))}
        onChange={() => setChosen(true)}
      />
    </StepForm>
  )
}

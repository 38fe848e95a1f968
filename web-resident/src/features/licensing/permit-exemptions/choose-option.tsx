import { useState } from 'react'
import { optionsFor, type PermitOption, type PropertyType } from '@portal/core/permits/rules'
import { Radio } from '@portal/web-ui/checkbox'
import { FieldGroup } from '@portal/web-ui/field'
import { useTexts } from '@portal/web-ui/texts'
import { ChosenSoFar } from './chosen-so-far.tsx'
import styles from './permit-need.module.css'
import { StepForm } from './step-form.tsx'

/** The specification's options by where the work is. */
const groups = {
  Outside: [
    'BuildingShed',
    'PuttingUpFence',
    'InstallDeckUnder4Feet',
    'InstallPatio',
    'InstallAboveGroundPool',
    'InstallingHotTub',
    'InstallResidentialDriveway',
    'InstallPrivateSidewalk',
  ],
  House: [
    'RepairReplaceRoof',
    'RepairReplaceSiding',
    'ReplaceWindow',
    'RemodelingStructure',
    'Other',
  ],
  Systems: [
    'ReplaceFurnace',
    'ReplaceWaterHeater',
    'MinorHVACWork',
    'MinorElectricalWork',
    'MinorPlumbingWork',
  ],
} as const satisfies Readonly<Record<string, readonly PermitOption[]>>

interface ChooseOptionProps {
  propertyType: PropertyType
  isMissing: boolean
}

export function ChooseOption({ propertyType, isMissing }: ChooseOptionProps) {
  const { t } = useTexts()
  const [isChosen, setChosen] = useState(false)
  const offered = optionsFor(propertyType)
  return (
    <>
      <ChosenSoFar propertyType={propertyType} option={null} />
      <StepForm
        step="option"
        kept={{ propertyType }}
        waitsFor={isChosen ? null : t('PermitNeed.ChooseOption')}
        label={t('PermitNeed.Next')}
      >
        <FieldGroup
          name="option"
          label={t('PermitNeed.OptionQuestion')}
          error={isMissing ? t('PermitNeed.ChooseOption') : undefined}
        >
          <div className={styles.groups}>
            {(['Outside', 'House', 'Systems'] as const).map((group) => (
              <fieldset key={group}>
                <legend className={styles.group}>{t(`PermitNeed.${group}`)}</legend>
                {groups[group]
                  .filter((option) => offered.includes(option))
                  .map((option) => (
                    <Radio
                      key={option}
                      name="option"
                      value={option}
                      label={t(`PermitNeed.${option}`)}
                      onChange={() => setChosen(true)}
                    />
                  ))}
              </fieldset>
            ))}
          </div>
        </FieldGroup>
      </StepForm>
    </>
  )
}

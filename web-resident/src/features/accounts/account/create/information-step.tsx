import { useEffect, useRef, useState } from 'react'
import {
  type AccountBox,
  accountBoxes,
  type AccountCreation,
  isBoxDisabled,
} from '@portal/core/profiles/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldGroup } from '@portal/web-ui/field'
import { FieldSet } from '@portal/web-ui/field-set'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { CreationStep } from './creation-step.tsx'
import { informationForm, type Ticked, tickedIn } from './information-form.ts'
import { PropertyList } from './property-list.tsx'

const boxes = [...accountBoxes, 'hasNoneOfTheAbove'] as const

/** Second step: the city services the person uses. */
export function InformationStep() {
  return (
    <CreationStep step="account-information" form={informationForm}>
      {(first, use) => <Information form={first} use={use} />}
    </CreationStep>
  )
}

interface InformationProps {
  form: AccountCreation
  use: FormUse
}

function Information({ form, use }: InformationProps) {
  const { t } = useTexts()
  const { errorOf } = use
  const group = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<Ticked>(() => tickedIn((box) => form[box]))
  useEffect(() => {
    // A box may have been checked before hydration.
    const isChecked = (box: AccountBox) =>
      group.current?.querySelector<HTMLInputElement>(`[name=${box}]`)?.checked ?? false
    setTicked(tickedIn(isChecked))
  }, [])
  return (
    <>
      <div ref={group}>
        <FieldGroup
          name="accountInformation"
          label={t('CreateAccount.WhatApplies')}
          hint={t('CreateAccount.WhatAppliesHint')}
          error={errorOf('accountInformation') ?? errorOf('hasNoneOfTheAbove')}
        >
          {boxes.map((box) => (
            <Box
              key={box}
              box={box}
              ticked={ticked}
              onTick={(isChecked) => setTicked({ ...ticked, [box]: isChecked })}
            />
          ))}
        </FieldGroup>
      </div>
      {ticked.hasUtilities && <UtilityAccount form={form} use={use} />}
      {ticked.hasSeveralProperties && <PropertyList form={form} errorOf={errorOf} />}
    </>
  )
}

interface BoxProps {
  box: AccountBox
  ticked: Ticked
  onTick: (isChecked: boolean) => void
}

/** Says why while it is excluded. */
function Box({ box, ticked, onTick }: BoxProps) {
  const { t } = useTexts()
  const isDisabled = isBoxDisabled(box, ticked)
  const excluded = t(
    box === 'hasNoneOfTheAbove' ? 'CreateAccount.OthersExclude' : 'CreateAccount.NoneExcludes',
  )
  const hint = box === 'hasUtilities' && t('CreateAccount.hasUtilitiesHint')
  return (
    <Checkbox
      id={box}
      name={box}
      label={t(`CreateAccount.${box}`)}
      hint={isDisabled ? excluded : hint}
      checked={ticked[box]}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  )
}

function UtilityAccount({ form, use }: InformationProps) {
  const { t } = useTexts()
  const part = (name: 'utilityCustomerId' | 'utilityStreetNumber') => ({
    ...use.field(name, form[name]),
    autoComplete: 'off',
    maxLength: 30,
  })
  return (
    <FieldSet legend={t('CreateAccount.Utility')} look="panel">
      <p>{t('CreateAccount.UtilityText')}</p>
      <TextInput {...part('utilityCustomerId')} />
      <TextInput {...part('utilityStreetNumber')} />
    </FieldSet>
  )
}

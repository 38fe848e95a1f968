import { useEffect, useRef, useState } from 'react'
import {
  type AccountBox,
  accountBoxes,
  type AccountCreation,
  isBoxDisabled,
} from '@portal/core/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldGroup } from '@portal/web-ui/field'
import { type Fields, FieldSet } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { Faults } from '@portal/web-ui/use-faults'
import { addressLabels } from '../../../parts/address-fields.tsx'
import { CreationStep } from './creation-step.tsx'
import { propertiesIn, PropertyList } from './property-list.tsx'

const boxes = [...accountBoxes, 'hasNoneOfTheAbove'] as const

/** Which boxes are ticked. */
type Ticked = Readonly<Record<AccountBox, boolean>>

const tickedIn = (isTicked: (box: AccountBox) => boolean): Ticked => ({
  hasUtilities: isTicked('hasUtilities'),
  hasSeveralProperties: isTicked('hasSeveralProperties'),
  hasBusiness: isTicked('hasBusiness'),
  hasNoneOfTheAbove: isTicked('hasNoneOfTheAbove'),
})

/** Fields that are not shown keep what they held, should their box be ticked again. */
const read = (fields: Fields, form: AccountCreation): AccountCreation => {
  const kept = (name: 'utilityCustomerId' | 'utilityStreetNumber') =>
    fields.has(name) ? fields.text(name) : form[name]
  return {
    ...form,
    ...tickedIn(fields.isTicked),
    utilityCustomerId: kept('utilityCustomerId'),
    utilityStreetNumber: kept('utilityStreetNumber'),
    properties: fields.isTicked('hasSeveralProperties') ? propertiesIn(fields) : form.properties,
  }
}

const labels = {
  accountInformation: 'CreateAccount.WhatApplies',
  hasNoneOfTheAbove: 'CreateAccount.hasNoneOfTheAbove',
  utilityCustomerId: 'CreateAccount.UtilityCustomerId',
  utilityStreetNumber: 'CreateAccount.UtilityStreetNumber',
  properties: 'CreateAccount.Properties',
} as const

/** Second step: what the person uses. */
export function InformationStep() {
  const { t } = useTexts()
  function labelOf(field: string): string {
    const [, place, part] = /^properties\.(\d+)\.(\w+)$/.exec(field) ?? []
    // The rules name no other fields of this step.
    if (place === undefined) return t(labels[field as keyof typeof labels])
    const of = t('CreateAccount.Property', { number: Number(place) + 2 })
    // Nor any other part of an address.
    const label = t(addressLabels[part as keyof typeof addressLabels])
    return t('CreateAccount.FieldOf', { field: label, of })
  }
  return (
    <CreationStep
      step="account-information"
      read={read}
      labelOf={labelOf}
      sentences={{
        accountInformation: 'CreateAccount.TickOne',
        properties: 'CreateAccount.PropertiesNotMet',
      }}
    >
      {(form, errorOf) => <Information form={form} errorOf={errorOf} />}
    </CreationStep>
  )
}

interface InformationProps {
  form: AccountCreation
  errorOf: Faults['errorOf']
}

function Information({ form, errorOf }: InformationProps) {
  const { t } = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<Ticked>(() => tickedIn((box) => form[box]))
  useEffect(() => {
    // Someone may have ticked a box before the page came alive.
    const isTicked = (box: AccountBox) =>
      group.current?.querySelector<HTMLInputElement>(`[name=${box}]`)?.checked ?? false
    setTicked(tickedIn(isTicked))
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
              onTick={(isTicked) => setTicked({ ...ticked, [box]: isTicked })}
            />
          ))}
        </FieldGroup>
      </div>
      {ticked.hasUtilities && <UtilityAccount form={form} errorOf={errorOf} />}
      {ticked.hasSeveralProperties && <PropertyList form={form} errorOf={errorOf} />}
    </>
  )
}

interface BoxProps {
  box: AccountBox
  ticked: Ticked
  onTick: (isTicked: boolean) => void
}

/** One box; while it is excluded it says why. */
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

function UtilityAccount({ form, errorOf }: InformationProps) {
  const { t } = useTexts()
  const part = (name: 'utilityCustomerId' | 'utilityStreetNumber') => ({
    name,
    label: t(labels[name]),
    error: errorOf(name),
    defaultValue: form[name],
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

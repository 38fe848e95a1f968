import type { AccountBox, AccountCreation } from '@portal/core/profiles/rules'
import type { FieldName } from '@portal/web-ui/forms/error-sentence'
import type { Fields } from '@portal/web-ui/forms/fields'
import { rowsIn } from '@portal/web-ui/forms/rows-in'
import type { Translate } from '@portal/web-ui/texts'
import { addressIn, addressLabels } from '../../../people/profiles/address-form.ts'
import { stepForm } from './step-form.ts'

export type Ticked = Readonly<Record<AccountBox, boolean>>

export const tickedIn = (isChecked: (box: AccountBox) => boolean): Ticked => ({
  hasUtilities: isChecked('hasUtilities'),
  hasSeveralProperties: isChecked('hasSeveralProperties'),
  hasBusiness: isChecked('hasBusiness'),
  hasNoneOfTheAbove: isChecked('hasNoneOfTheAbove'),
})

export const propertyList = 'properties'

/** Hidden fields keep their values, in case their box is checked again. */
function read(fields: Fields, form: AccountCreation): AccountCreation {
  const kept = (name: 'utilityCustomerId' | 'utilityStreetNumber') =>
    fields.has(name) ? fields.text(name) : form[name]
  const properties = rowsIn(fields, propertyList, (prefix) => addressIn(fields, prefix))
  return {
    ...form,
    ...tickedIn(fields.isChecked),
    utilityCustomerId: kept('utilityCustomerId'),
    utilityStreetNumber: kept('utilityStreetNumber'),
    properties: fields.has(propertyList) ? properties : form.properties,
  }
}

const labels = {
  accountInformation: 'CreateAccount.WhatApplies',
  hasUtilities: 'CreateAccount.hasUtilities',
  hasSeveralProperties: 'CreateAccount.hasSeveralProperties',
  hasBusiness: 'CreateAccount.hasBusiness',
  hasNoneOfTheAbove: 'CreateAccount.hasNoneOfTheAbove',
  utilityCustomerId: 'CreateAccount.UtilityCustomerId',
  utilityStreetNumber: 'CreateAccount.UtilityStreetNumber',
  properties: 'CreateAccount.Properties',
} as const

function labelOf(field: string, t: Translate): FieldName {
  const [, place, part] = /^properties\.(\d+)\.(\w+)$/.exec(field) ?? []
  // The rules name no other fields of this step.
  if (place === undefined) return { label: labels[field as keyof typeof labels] }
  const of = t('CreateAccount.Property', { number: Number(place) + 2 })
  // Nor any other part of an address.
  return { label: addressLabels[part as keyof typeof addressLabels], of }
}

/** Second step: the city services the person uses. */
export const informationForm = stepForm('account-information', {
  labels: labelOf,
  sentences: {
    accountInformation: 'CreateAccount.TickOne',
    properties: 'CreateAccount.PropertiesNotMet',
  },
  read,
})

import { expect, it } from 'vitest'
import {
  applicationHref,
  kindOf,
  optionsFor,
  permitOptions,
  propertyTypes,
} from './permit-options.ts'

it('has the specification’s five property types and eighteen options', () => {
  expect(propertyTypes).toHaveLength(5)
  expect(permitOptions).toHaveLength(18)
})

it('every option fits some property', () =>
  expect(new Set(propertyTypes.flatMap(optionsFor))).toEqual(new Set(permitOptions)))

it.each([
  ['SingleFamilyHomeOwner', 'RepairReplaceRoof', 'roof'],
  ['NewSingleFamilyHome', '', 'new_home'],
  ['NewCommercialIndustrial', 'RepairReplaceRoof', 'new_commercial'],
  ['MultiFamily', 'InstallAboveGroundPool', null],
  ['MultiFamily', 'toString', null],
  ['MultiFamily', '', null],
  ['Castle', 'Other', null],
])('%s with %j is a permit of kind %j', (propertyType, option, kind) =>
  expect(kindOf(propertyType, option)).toBe(kind),
)

it('leads to the specification’s form', () =>
  expect(applicationHref('MultiFamily', 'Other')).toBe(
    '/laserfiche/form?formTitle=Quick+Permit&bpid=140&paymentCode=PERMIT&params=%7B%22propertyType%22%3A%22MultiFamily%22%2C%22option%22%3A%22Other%22%7D',
  ))

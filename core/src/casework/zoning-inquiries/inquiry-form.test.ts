import { describe, expect, it } from 'vitest'
import {
  inquiryErrors,
  type InquiryForm,
  marksIn,
  markNames,
  marksText,
  markValues,
} from './rules.ts'

const whole: InquiryForm = {
  Land_Parcel_Master_Address__c: '100 Millrace St',
  Business_Details__c: 'A bakery',
  Mark_all_that_apply_to_you_inquiry__c: 'Expand my business',
  Is_this_a_home_based_business__c: 'No',
  Is_this_a_new_business__c: 'Yes',
}

describe('what applies', () => {
  it('is joined by semicolons, which no value has, and read back', () => {
    for (const value of Object.values(markValues)) expect(value).not.toContain(';')
    const text = marksText(markNames)
    expect(text.split(';')).toHaveLength(6)
    expect(marksIn(text)).toEqual(markNames)
  })

  it.each([
    ['', []],
    [' ; ', []],
    ['Expand my business; Modify my business;Expand my business', ['modify', 'expand']],
    ['Expand my business;Fly', null],
  ])('%j is read', (text, marks) => {
    expect(marksIn(text)).toEqual(marks)
  })
})

describe('an inquiry', () => {
  it.each([
    ['Land_Parcel_Master_Address__c', ' ', 'Validation.Required'],
    ['Business_Details__c', ' ', 'Validation.Required'],
    ['Mark_all_that_apply_to_you_inquiry__c', '', 'Zoning.AllThatApplyErrorMessage'],
    ['Mark_all_that_apply_to_you_inquiry__c', 'Fly', 'Validation.Invalid'],
    ['Is_this_a_home_based_business__c', '', 'Validation.Required'],
    ['Is_this_a_home_based_business__c', 'yes', 'Validation.Invalid'],
    ['Is_this_a_new_business__c', 'maybe', 'Validation.Invalid'],
  ])('with the %s %j is refused', (field, value, code) => {
    expect(inquiryErrors({ ...whole, [field]: value })).toEqual([{ field, code }])
  })

  it('that is whole has no error', () => {
    expect(inquiryErrors(whole)).toEqual([])
  })
})

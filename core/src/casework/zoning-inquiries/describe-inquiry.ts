import type { AskedParcel } from '../../land/zoning/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import type { RequestSection } from '../requests/rules.ts'
import { type InquiryForm, marksIn, markTexts } from './inquiry-form.ts'

/** For its sender and for staff, in both languages. */
export function describeInquiry(
  { texts }: Context,
  form: InquiryForm,
  parcel: AskedParcel,
): readonly RequestSection[] {
  const inLanguage = (language: Language, key: TextKey) =>
    say({ language, ...(texts && { texts }) }, key)
  const marks = marksIn(form.Mark_all_that_apply_to_you_inquiry__c) ?? []
  const marked = (language: Language) =>
    marks.map((mark) => inLanguage(language, markTexts[mark])).join('\n')
  const answer = (word: string): TextKey => (word === 'Yes' ? 'Util.Yes' : 'Util.No')
  const entry = (
    field: string,
    label: TextKey,
    [data, dataEs = data]: readonly [string, string?],
  ) => ({
    field,
    label: inLanguage('en', label),
    labelEs: inLanguage('es', label),
    data,
    dataEs,
  })
  const both = (key: TextKey) => [inLanguage('en', key), inLanguage('es', key)] as const
  const districts = parcel.districts
    .map(({ code, share }) => `${code} (${share / 10} %)`)
    .join(', ')
  return [
    {
      label: inLanguage('en', 'Zoning.Title'),
      labelEs: inLanguage('es', 'Zoning.Title'),
      data: [
        entry('Land_Parcel_Master_Address__c', 'Zoning.Property', [parcel.address]),
        entry('parcelNumber', 'Zoning.ParcelNumber', [parcel.parcelNumber]),
        entry('districts', 'Zoning.Districts', [districts]),
        entry('Business_Details__c', 'Zoning.ProposedUsage', [form.Business_Details__c.trim()]),
        entry('Mark_all_that_apply_to_you_inquiry__c', 'Zoning.AllThatApply', [
          marked('en'),
          marked('es'),
        ]),
        entry(
          'Is_this_a_home_based_business__c',
          'Zoning.HomeBased',
          both(answer(form.Is_this_a_home_based_business__c)),
        ),
        entry(
          'Is_this_a_new_business__c',
          'Zoning.NewBusiness',
          both(answer(form.Is_this_a_new_business__c)),
        ),
      ],
    },
  ]
}

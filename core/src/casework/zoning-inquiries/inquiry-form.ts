import type { FieldProblem } from '../../platform/kernel/errors.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'

/**
 * What people may mark, as the payload has it (spec, resident section 3). These values are not the
 * labels of the screen, which staff may change to any text: the payload joins them by semicolons.
 */
export const markValues = {
  modify: 'Modify my business',
  move: 'Move my existing business',
  ownership: 'Change business ownership',
  expand: 'Expand my business',
  uses: 'Know permitted uses at property',
  restrictions: 'Know site restrictions at property',
} as const

export type MarkName = keyof typeof markValues

// Object.keys loses the constant's literal keys.
export const markNames = Object.keys(markValues) as MarkName[]

export const markTexts = {
  modify: 'Zoning.MarkModify',
  move: 'Zoning.MarkMove',
  ownership: 'Zoning.MarkOwnership',
  expand: 'Zoning.MarkExpand',
  uses: 'Zoning.MarkUses',
  restrictions: 'Zoning.MarkRestrictions',
} as const satisfies Readonly<Record<MarkName, TextKey>>

export const marksText = (marks: readonly MarkName[]): string =>
  marks.map((mark) => markValues[mark]).join(';')

/** In the form's order, each once; null if one is unknown. */
export function marksIn(text: string): readonly MarkName[] | null {
  const sent = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const known = markNames.filter((mark) => sent.includes(markValues[mark]))
  const isKnown = sent.every((part) => known.some((mark) => markValues[mark] === part))
  return isKnown ? known : null
}

export const yesNo = ['Yes', 'No'] as const

/** Characters. */
export const inquiryLimits = { address: 200, usage: 4000 } as const

/** The payload's names (spec, resident section 3). */
export interface InquiryForm {
  /** A parcel's id, or its address. */
  readonly Land_Parcel_Master_Address__c: string
  readonly Business_Details__c: string
  readonly Mark_all_that_apply_to_you_inquiry__c: string
  readonly Is_this_a_home_based_business__c: string
  readonly Is_this_a_new_business__c: string
}

const isYesNo = (text: string): boolean => yesNo.some((word) => word === text)

/** Spec, resident section 5; in the form's order. */
export function inquiryErrors(form: InquiryForm): readonly FieldProblem[] {
  const problems: FieldProblem[] = []
  const missing = (field: keyof InquiryForm, code: TextKey = 'Validation.Required') =>
    problems.push({ field, code })
  if (form.Land_Parcel_Master_Address__c.trim() === '') missing('Land_Parcel_Master_Address__c')
  if (form.Business_Details__c.trim() === '') missing('Business_Details__c')
  const marks = marksIn(form.Mark_all_that_apply_to_you_inquiry__c)
  if (marks === null) missing('Mark_all_that_apply_to_you_inquiry__c', 'Validation.Invalid')
  else if (marks.length === 0)
    missing('Mark_all_that_apply_to_you_inquiry__c', 'Zoning.AllThatApplyErrorMessage')
  for (const field of ['Is_this_a_home_based_business__c', 'Is_this_a_new_business__c'] as const) {
    if (form[field] === '') missing(field)
    else if (!isYesNo(form[field])) missing(field, 'Validation.Invalid')
  }
  return problems
}

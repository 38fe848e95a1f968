import { required, type ValidationError, within } from '../../platform/kernel/validation.ts'
import type { ContractorTrade } from '../licenses/rules.ts'
import type { InspectionPlan, PermitDiscipline } from '../permits/rules.ts'
import { permitDeskLimits } from './limits.ts'

export interface PermitKindEdit {
  readonly name: string
  readonly nameEs: string
  readonly sortOrder: number
  readonly disciplines: readonly PermitDiscipline[]
  readonly inspections: readonly InspectionPlan[]
  readonly validDays: number
  readonly needsContractor: boolean
  /** Of contractors who may do it; empty: all. */
  readonly trades: readonly ContractorTrade[]
  readonly isOffered: boolean
}

const invalid = (field: string, isValid: boolean): readonly ValidationError[] =>
  isValid ? [] : [{ field, kind: 'Invalid' }]

export const codePattern = /^[a-z][a-z0-9_]{0,39}$/

/** All wrong fields of a kind; `inspections.0.name` inside the list. */
export function kindErrors(code: string, edit: PermitKindEdit): readonly ValidationError[] {
  const { name, nameEs, disciplines, inspections, validDays } = edit
  const codes = inspections.map((one) => one.code)
  const finals = inspections.filter(({ isFinal }) => isFinal)
  return [
    ...invalid('code', codePattern.test(code)),
    ...required('name', name),
    ...required('nameEs', nameEs),
    ...(disciplines.length === 0 ? [{ field: 'disciplines', kind: 'Required' as const }] : []),
    ...invalid(
      'validDays',
      Number.isInteger(validDays) && validDays > 0 && validDays <= permitDeskLimits.validDays,
    ),
    ...inspections.flatMap((one, i) =>
      within(`inspections.${i}`, [
        ...invalid('code', codePattern.test(one.code) && codes.indexOf(one.code) === i),
        ...required('name', one.name),
        ...required('nameEs', one.nameEs),
      ]),
    ),
    // A permit is finished by one final inspection, the last of its plan.
    ...invalid('inspections', finals.length === 1 && inspections.at(-1)?.isFinal === true),
  ]
}

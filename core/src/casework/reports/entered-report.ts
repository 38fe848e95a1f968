import type { LatLng } from '../../land/parcels/rules.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { type ReportDetails, reportErrors, type ReportForm } from './report-form.ts'

/** What staff write down during a call. */
export interface EnteredReport {
  readonly category: ReportCategory
  /** The caller's account; null without one. */
  readonly userId: string | null
  /** Of a caller without an account. */
  readonly name: string
  readonly email: string
  readonly language: Language
  /** For questions about this request. */
  readonly phone: string
  readonly address: string
  readonly description: string
  readonly extraDescription: string
  readonly rating: number | null
  readonly details: ReportDetails
}

/** As the residents' form has it. */
export const enteredForm = (report: EnteredReport, position: LatLng | null): ReportForm => ({
  address: report.address,
  position,
  description: report.description,
  extraDescription: report.extraDescription,
  rating: report.rating,
  details: report.details,
  guestEmail: report.userId === null ? report.email : '',
  contactPhone: report.phone,
})

const wireNames: Readonly<Record<string, string>> = { guestEmail: 'email', contactPhone: 'phone' }

/** The residents' rules; a caller without an account leaves a name, and a phone number or email. */
export function enteredErrors(
  report: EnteredReport,
  position: LatLng | null,
): readonly ValidationError[] {
  const { userId, name, email, phone } = report
  const isUnreachable = userId === null && email.trim() === '' && phone.trim() === ''
  return [
    ...(userId === null ? required('name', name) : []),
    ...(isUnreachable ? [{ field: 'phone', kind: 'Required' } as const] : []),
    ...reportErrors(report.category, enteredForm(report, position)).map((error) => ({
      ...error,
      field: wireNames[error.field] ?? error.field,
    })),
  ]
}

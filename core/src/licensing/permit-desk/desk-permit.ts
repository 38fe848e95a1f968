import type { RequestSection, StatusInformation } from '../../casework/requests/rules.ts'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { PermitDiscipline, PermitState } from '../permits/rules.ts'
import type { ReviewDecision } from './rules.ts'

type ReviewResult = 'waiting' | ReviewDecision

interface PermitFacts extends Record<string, unknown> {
  readonly id: string
  readonly year: number
  readonly number: number
  /** In the reader's language. */
  readonly kind: string
  readonly address: string
  readonly description: string
  readonly ownerName: string
  readonly state: PermitState
  readonly status: string
  readonly statusInformation: StatusInformation
  /** Days in the city's time zone. */
  readonly appliedOn: string
  readonly expiresOn: string | null
  /** Paid, although it ended without a permit. */
  readonly mustRefund: boolean
}

/** As the list shows it. Instants are ISO 8601. */
export interface ListedPermit extends PermitFacts {
  readonly since: string
  readonly reviews: readonly {
    readonly discipline: PermitDiscipline
    readonly result: ReviewResult
    readonly reviewer: string | null
  }[]
}

interface Applicant {
  /** Of the request. */
  readonly id: string
  readonly number: string
  readonly version: number
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly userId: string | null
  readonly organization: string | null
  readonly language: Language
  /** Dollars. */
  readonly paymentAmount: number | null
  readonly paidAt: string | null
}

export interface FoundDeskPermit extends PermitFacts {
  readonly version: number
  readonly kindCode: string
  readonly disciplines: PermitDiscipline[]
  readonly validDays: number
  readonly conditions: string | null
  readonly zip: string
  readonly parcelNumber: string | null
  readonly zone: string
  readonly contractorName: string
  readonly contractorLicense: string
  readonly estimatedValueCents: number
  readonly squareFeet: number
  readonly issuedOn: string | null
  readonly closedOn: string | null
  readonly planned: { readonly code: string; readonly name: string; readonly hasPassed: boolean }[]
  /** Null for a permit of another system. */
  readonly request: Applicant | null
  readonly reviews: {
    readonly discipline: PermitDiscipline
    readonly round: number
    readonly result: ReviewResult
    readonly reviewerId: string | null
    readonly reviewer: string | null
    readonly comment: string
    readonly startedAt: string
    readonly doneAt: string | null
  }[]
  readonly history: {
    readonly id: string
    readonly state: PermitState
    readonly at: string
    readonly comment: string
    readonly name: string | null
  }[]
  readonly fees: {
    readonly name: string
    readonly nameEnglish: string
    readonly nameSpanish: string
    readonly rule: string
    readonly kind: 'schedule' | 'added' | 'waived'
    readonly amountCents: number
  }[]
  readonly inspections: {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly result: 'booked' | 'passed' | 'failed' | 'canceled'
    readonly day: string
    readonly window: 'morning' | 'afternoon'
    readonly inspector: string | null
    readonly comment: string
  }[]
  readonly files: {
    readonly id: string
    readonly name: string
    readonly type: string
    /** Its key in the bucket; not for the wire. */
    readonly objectKey: string
  }[]
}

export interface AskedUnit {
  readonly answer: string
  readonly unit: string
  /** As the application says; null if it does not. */
  readonly units: number | null
}

/** Everything that staff need of a permit. */
export interface DeskPermit extends FoundDeskPermit {
  readonly formDetails: readonly Pick<RequestSection, 'label' | 'data'>[]
  /** By which the fee is assessed; null without one in force on the day of the application. */
  readonly schedule: {
    readonly fees: FeeSchedule
    readonly asks: AskedUnit[]
  } | null
}

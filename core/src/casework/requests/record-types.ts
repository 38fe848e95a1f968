import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { type AppCode, quickPermitForm } from '../services/rules.ts'

interface RecordTypeFacts {
  /** For staff; residents read `shownAs`. */
  readonly name: TextKey
  readonly shownAs: TextKey
  /** A path of steps, or the status alone (spec, resident section 4, "Status path"). */
  readonly hasStatusPath: boolean
  /** The booking code, unless the service names one. */
  readonly paymentCode: AppCode
  /** Where staff change its status: the case queue, or the permit desk alone. */
  readonly desk: 'cases' | 'permits'
}

/**
 * By wire name (spec, admin section 2.11; resident section 9, "Forms object choices"). Two names
 * missing there follow the others' pattern.
 */
export const recordTypes = {
  Case: {
    name: 'RecordType.Case',
    shownAs: 'RequestKind.Request',
    hasStatusPath: true,
    paymentCode: 'MISC',
    desk: 'cases',
  },
  COE_Permit__c: {
    name: 'RecordType.Permit',
    shownAs: 'RequestKind.Permit',
    hasStatusPath: false,
    paymentCode: 'PERMIT',
    desk: 'cases',
  },
  Permit_Application__c: {
    name: 'RecordType.PermitApplication',
    shownAs: 'RequestKind.PermitApplication',
    hasStatusPath: false,
    paymentCode: 'PERMIT',
    desk: 'permits',
  },
  Zoning_Inquiry__c: {
    name: 'RecordType.ZoningInquiry',
    shownAs: 'RequestKind.ZoningInquiry',
    hasStatusPath: true,
    paymentCode: 'PERMIT',
    desk: 'cases',
  },
  LPI_Application__c: {
    name: 'RecordType.LpiApplication',
    shownAs: 'RequestKind.PermitPayment',
    hasStatusPath: true,
    paymentCode: 'BUILDING',
    desk: 'cases',
  },
} as const satisfies Readonly<Record<string, RecordTypeFacts>>

export type RecordType = keyof typeof recordTypes

// Object.keys loses the constant's literal keys; a column's enum needs at least one.
export const recordTypeNames = Object.keys(recordTypes) as [RecordType, ...RecordType[]]

/** By a service's CRM object; tests are cases. */
export const recordTypeOf = (crmObject: string | null): RecordType =>
  crmObject !== null && isRecordType(crmObject) ? crmObject : 'Case'

/**
 * The types that a form's requests have. The quick permit's are permit applications, whatever its
 * service's CRM object (licensing/permit-applications); those sent before were of that object.
 */
export const recordTypesOfForm = (
  processId: string,
  crmObject: string | null,
): readonly RecordType[] => [
  ...(processId === quickPermitForm.processId ? (['Permit_Application__c'] as const) : []),
  recordTypeOf(crmObject),
]

export const isRecordType = (text: string): text is RecordType => Object.hasOwn(recordTypes, text)

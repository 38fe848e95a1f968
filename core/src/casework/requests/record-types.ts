import type { TextKey } from '../../platform/texts/defaults/index.ts'
import type { AppCode } from '../services/rules.ts'

/** What a kind of record is called, and how its way is shown. */
interface RecordTypeFacts {
  /** For staff; residents read `shownAs`. */
  readonly name: TextKey
  readonly shownAs: TextKey
  /** Shown as a path of stations, or as the status alone (spec, resident section 4, "Status path"). */
  readonly hasStatusPath: boolean
  /** How the city books what is paid for it, where its service names no code. */
  readonly paymentCode: AppCode
}

/**
 * The kinds of records that residents track, by the name that the wire has for them (spec, admin section
 * 2.11; resident section 9, "Forms object choices"). The names of the two whose CRM name is not shown
 * follow the others' pattern.
 */
export const recordTypes = {
  Case: {
    name: 'RecordType.Case',
    shownAs: 'RequestKind.Request',
    hasStatusPath: true,
    paymentCode: 'MISC',
  },
  COE_Permit__c: {
    name: 'RecordType.Permit',
    shownAs: 'RequestKind.Permit',
    hasStatusPath: false,
    paymentCode: 'PERMIT',
  },
  Permit_Application__c: {
    name: 'RecordType.PermitApplication',
    shownAs: 'RequestKind.PermitApplication',
    hasStatusPath: false,
    paymentCode: 'PERMIT',
  },
  Zoning_Inquiry__c: {
    name: 'RecordType.ZoningInquiry',
    shownAs: 'RequestKind.ZoningInquiry',
    hasStatusPath: true,
    paymentCode: 'PERMIT',
  },
  LPI_Application__c: {
    name: 'RecordType.LpiApplication',
    shownAs: 'RequestKind.PermitPayment',
    hasStatusPath: true,
    paymentCode: 'BUILDING',
  },
} as const satisfies Readonly<Record<string, RecordTypeFacts>>

/** The wire's name of a kind of record. */
export type RecordType = keyof typeof recordTypes

// Object.keys forgets the literal names that the constant has; a column's enum wants at least one.
export const recordTypeNames = Object.keys(recordTypes) as [RecordType, ...RecordType[]]

/** The kind of record that a service's object of the CRM makes; tests are cases. */
export const recordTypeOf = (crmObject: string | null): RecordType =>
  crmObject !== null && isRecordType(crmObject) ? crmObject : 'Case'

/** Whether a text names a kind of record. */
export const isRecordType = (text: string): text is RecordType => Object.hasOwn(recordTypes, text)

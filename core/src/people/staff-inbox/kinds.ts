import { mayCall, type StaffOperation } from '../../platform/access/rules.ts'
import type { StaffRole } from '../../platform/kernel/staff-role.ts'

/** What staff are notified of, and the operation that its recipients must be allowed to call. */
export const inboxKinds = {
  assigned: 'assignRequest',
  answered: 'assignRequest',
  overdue: 'assignRequest',
  discrepancy: 'resolveDiscrepancy',
  refund: 'approveRefund',
  arrangement: 'offerArrangement',
  review: 'saveContent',
} as const satisfies Readonly<Record<string, StaffOperation>>

export type InboxKind = keyof typeof inboxKinds

export const inboxKindNames = [
  'assigned',
  'answered',
  'overdue',
  'discrepancy',
  'refund',
  'arrangement',
  'review',
] as const

/** The kinds that people with these roles get. */
export const inboxKindsFor = (roles: readonly StaffRole[]): readonly InboxKind[] =>
  inboxKindNames.filter((kind) => mayCall(roles, inboxKinds[kind]))

/** When an email or a push notification is sent; the inbox has every entry right away. */
export const inboxChoices = ['at-once', 'hourly', 'off'] as const

export type InboxChoice = (typeof inboxChoices)[number]

export interface InboxSetting {
  readonly kind: InboxKind
  readonly mail: InboxChoice
  readonly push: InboxChoice
}

/** Push only reaches browsers that asked for it. */
export const inboxDefaults = { mail: 'hourly', push: 'at-once' } as const satisfies Omit<
  InboxSetting,
  'kind'
>

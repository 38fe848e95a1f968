import { mayCall } from '../../platform/access/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { type HistoryKind, historyKinds } from './rules.ts'

/** Payments, bills and what is due are for those who may read payments. */
export const mayReadMoney = (actor: UserActor): boolean => mayCall(rolesOf(actor), 'listPayments')

/** Who changed what is for administrators and auditors. */
const mayReadChanges = (actor: UserActor): boolean =>
  rolesOf(actor).some((role) => role === 'administrator' || role === 'auditor')

/** The kinds of history that the caller may read. */
export const kindsFor = (actor: UserActor): readonly HistoryKind[] =>
  historyKinds.filter((kind) => {
    if (kind === 'payment' || kind === 'bill') return mayReadMoney(actor)
    return kind !== 'change' || mayReadChanges(actor)
  })

import { mayCall } from '@portal/core/access/rules'
import type { StaffRole } from '@portal/core/kernel/rules'

/** The others read requests: viewers, auditors, finance. */
export const mayAct = (roles: readonly StaffRole[]): boolean => mayCall(roles, 'assignRequest')

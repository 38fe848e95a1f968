export { requireBillingSystem } from './billing-system.ts'
export {
  type ContactActor,
  requireContact,
  requireFactorOwner,
  requirePending,
  requireStaff,
  requireUser,
  requireVerified,
  staffRolesOf,
} from './guards.ts'
export { mayCall, type StaffOperation, staffOperations } from './staff-operations.ts'
export { type SessionState, sessionStateOf, sessionStates } from './session-state.ts'

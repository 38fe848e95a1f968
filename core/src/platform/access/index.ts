export { requireBillingSystem } from './billing-system.ts'
export {
  type ContactActor,
  requireAdmin,
  requireContact,
  requireUser,
  requireVerified,
} from './guards.ts'
export { type SessionState, sessionStateOf, sessionStates } from './session-state.ts'

// Pure rules and types that browsers may import.
export { aheadPatterns } from './ahead.ts'
export {
  type Access,
  accessTo,
  recordAt,
  screenAt,
  screenRules,
  type ScreenVisitor,
} from './screens.ts'
export { type SessionState } from './session-state.ts'
export { mayCall, staffOperations, type StaffOperation } from './staff-operations.ts'
export {
  guestWay,
  landingAfterSignIn,
  landingAfterSwitch,
  pathToKeep,
  screenNamed,
  signInQuery,
  signInSearch,
  type SignInSearch,
} from './landing.ts'

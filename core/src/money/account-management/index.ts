export {
  addUtilityAccount,
  listUtilityAccounts,
  removeUtilityAccount,
  setPaperless,
  requireClaimable,
  takeIntoCare,
  type UtilityClaim,
} from './account-management.ts'

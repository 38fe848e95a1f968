export {
  addUtilityAccount,
  listUtilityAccounts,
  removeUtilityAccount,
  setPaperless,
  requireClaimable,
  linkUtilityAccounts,
  type UtilityClaim,
} from './account-management.ts'

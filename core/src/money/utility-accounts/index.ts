export {
  accountNotFound,
  type AccountNumbers,
  type AccountOwner,
  hasNumber,
  hasNumbers,
  idsInCare,
  isOwnAccount,
  mayActFor,
  type OwnerAsked,
  ownerAsked,
} from './own-accounts.ts'

export {
  accountNotFound,
  type AccountNumbers,
  type AccountOwner,
  hasNumber,
  hasNumbers,
  ownAccountIds,
  isOwnAccount,
  mayActFor,
  type OwnerRef,
  ownerFor,
} from './own-accounts.ts'

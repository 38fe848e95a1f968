export { createPartner, type SeenPartner, updatePartner } from './edit-partners.ts'
export {
  type IssuedPartnerKey,
  issuePartnerKey,
  revokePartnerKey,
  rotatePartnerKey,
  type SeenPartnerKey,
  updatePartnerKey,
} from './edit-partner-keys.ts'
export { listPartners } from './list-partners.ts'
export {
  type PartnerAllowance,
  type PartnerCaller,
  partnerKeyStands,
  rateLimitHeaders,
  readPartnerKey,
  requireAllowance,
  requireScope,
} from './use-partner-key.ts'

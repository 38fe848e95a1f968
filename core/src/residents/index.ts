export { type AccountDraft, getAccountDraft, saveAccountDraft } from './account-draft.ts'
export { completeAccount, type CompletedAccount } from './complete-account.ts'
export { type ContactMatch, matchContact } from './match-contact.ts'

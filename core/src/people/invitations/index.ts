export {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listInvitations,
  listOwnInvitations,
  withdrawInvitation,
} from './invitations.ts'

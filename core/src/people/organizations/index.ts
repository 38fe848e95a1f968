export {
  joinedOf,
  type Joined,
  joinOrganizations,
  joinStatements,
  listOwnOrganizations,
} from './join-organizations.ts'
export { mailInvitation } from './decision-mail.ts'
export {
  listMembers,
  manages,
  type MemberKey,
  removeMember,
  setMemberRole,
  verifyMember,
} from './members.ts'
export { searchOrganizations } from './search-organizations.ts'

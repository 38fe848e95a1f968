export {
  joinedOf,
  type Joined,
  joinOrganizations,
  joinStatements,
  listOwnOrganizations,
} from './join-organizations.ts'
export {
  listMembers,
  type MemberKey,
  removeMember,
  setMemberRole,
  verifyMember,
} from './members.ts'
export { searchOrganizations } from './search-organizations.ts'

// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchOrganizations: Operation<operations['searchOrganizations']> = {
  id: 'searchOrganizations',
  method: 'GET',
  path: '/salesforce/organizations',
}

export const joinOrganizations: Operation<operations['joinOrganizations']> = {
  id: 'joinOrganizations',
  method: 'POST',
  path: '/salesforce/matchOrCreateOrgsToSalesforceOrgs',
}

export const listOwnOrganizations: Operation<operations['listOwnOrganizations']> = {
  id: 'listOwnOrganizations',
  method: 'GET',
  path: '/organizations',
}

export const listMembers: Operation<operations['listMembers']> = {
  id: 'listMembers',
  method: 'GET',
  path: '/organizations/members',
}

export const verifyMember: Operation<operations['verifyMember']> = {
  id: 'verifyMember',
  method: 'PUT',
  path: '/organizations/members/verify',
}

export const removeMember: Operation<operations['removeMember']> = {
  id: 'removeMember',
  method: 'DELETE',
  path: '/organizations/members',
}

export const setMemberRole: Operation<operations['setMemberRole']> = {
  id: 'setMemberRole',
  method: 'PUT',
  path: '/organizations/members/role',
}

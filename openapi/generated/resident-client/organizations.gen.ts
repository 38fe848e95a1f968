// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchOrganizations = 'searchOrganizations GET /salesforce/organizations' as Operation<operations['searchOrganizations']>

export const joinOrganizations = 'joinOrganizations POST /salesforce/matchOrCreateOrgsToSalesforceOrgs' as Operation<operations['joinOrganizations']>

export const listOwnOrganizations = 'listOwnOrganizations GET /organizations' as Operation<operations['listOwnOrganizations']>

export const listMembers = 'listMembers GET /organizations/members' as Operation<operations['listMembers']>

export const verifyMember = 'verifyMember PUT /organizations/members/verify' as Operation<operations['verifyMember']>

export const removeMember = 'removeMember DELETE /organizations/members' as Operation<operations['removeMember']>

export const setMemberRole = 'setMemberRole PUT /organizations/members/role' as Operation<operations['setMemberRole']>

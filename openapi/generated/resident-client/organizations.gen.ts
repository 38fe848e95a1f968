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

export const inviteMember = 'inviteMember POST /organizations/invitations' as Operation<operations['inviteMember']>

export const listInvitations = 'listInvitations GET /organizations/invitations' as Operation<operations['listInvitations']>

export const withdrawInvitation = 'withdrawInvitation DELETE /organizations/invitations' as Operation<operations['withdrawInvitation']>

export const listOwnInvitations = 'listOwnInvitations GET /invitations' as Operation<operations['listOwnInvitations']>

export const acceptInvitation = 'acceptInvitation POST /invitations/{id}/accept' as Operation<operations['acceptInvitation']>

export const declineInvitation = 'declineInvitation DELETE /invitations/{id}' as Operation<operations['declineInvitation']>

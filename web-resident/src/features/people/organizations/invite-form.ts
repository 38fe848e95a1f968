import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  withdrawInvitation,
} from '@portal/openapi/resident-client/organizations'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** A manager emails an employee. */
export const inviteForm: AppForm = {
  name: 'invite-member',
  title: 'Invitations.Failed',
  labels: { email: 'Invitations.Email' },
  async send({ text }, { call }) {
    const body = { organizationId: text('organizationId'), email: text('email') }
    await call(inviteMember, { body })
    return { kind: 'accepted', code: 'Invitations.Sent' }
  },
}

/** A manager takes an invitation back. */
export const withdrawInvitationForm: AppForm = {
  name: 'withdraw-invitation',
  title: 'Toast.error-update',
  labels: {},
  async send({ text }, { call }) {
    const query = { organizationId: text('organizationId'), id: text('invitation') }
    await call(withdrawInvitation, { query })
    return { kind: 'accepted', toast: 'SuccessRemove' }
  },
}

/** The employee's answer: the pressed button's name. */
export const answerInvitationForm: AppForm = {
  name: 'answer-invitation',
  title: 'Toast.error-update',
  labels: {},
  async send({ text }, { call }) {
    const [accepted, declined] = [text('accept'), text('decline')]
    if (accepted !== '') await call(acceptInvitation, { path: { id: accepted } })
    else await call(declineInvitation, { path: { id: declined } })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}

import {
  carrySession,
  type Handlers,
  identityHandlers,
  ok,
  signedInReply,
  signInBy,
} from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import type { staffIdentity } from '@portal/openapi/admin/people/identity'

export const staffIdentityHandlers = {
  ...identityHandlers('staff'),

  async signIn({ body }, context) {
    if (body.session === 'mobile') throw new DomainError('forbidden', 'Auth.StaffOnly')
    const { actor, session } = await signInBy(body, context, 'staff')
    if (actor.kind === 'user') return ok(signedInReply(context, { actor, session }, body.session))
    carrySession(context.state, { actor, session })
    return { status: 202, body: { secondStep: actor.step } }
  },
} satisfies Handlers<typeof staffIdentity>

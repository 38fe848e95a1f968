import { z } from '@hono/zod-openapi'
import { json } from '../../contract.ts'
import { identity } from '../../shared/people/identity.ts'

const { signIn } = identity

/** As in the resident app, but a login may wait for a second step. */
export const staffIdentity = {
  ...identity,
  signIn: {
    ...signIn,
    responses: {
      ...signIn.responses,
      202: json(
        z.strictObject({ secondStep: z.enum(['verify', 'enroll']) }).openapi('PendingLogin'),
        'The password is right. The session may only show a second factor, or set up the first.',
      ),
    },
  },
} as const

import { done, type Handlers } from '@portal/bff-pipeline'
import { forgetDevice, registerDevice } from '@portal/core/push'
import type { push } from '@portal/openapi/resident/people/push'

export const pushHandlers = {
  registerDevice: ({ body }, context) => done(registerDevice(context, body)),
  forgetDevice: ({ query }, context) => done(forgetDevice(context, query.token)),
} satisfies Handlers<typeof push>

import { listFlags } from '@portal/core/flags'
import type { flags } from '@portal/openapi/shared/platform/flags'
import type { Handlers } from '../../implement.ts'
import { ok } from '../../reply/ok.ts'

export const flagHandlers = {
  async listFlags(_input, context) {
    const { flags: own } = await context.state.copy()
    const listed = await listFlags(context, own)
    return ok(Object.entries(listed).map(([name, enabled]) => ({ name, enabled })))
  },
} satisfies Handlers<typeof flags>

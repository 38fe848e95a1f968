import { listFlags } from '@portal/core/flags'
import type { flags } from '@portal/openapi/shared/platform/flags'
import type { Handlers } from '../../implement.ts'

/** What is switched on for the person who asks. */
export const flagHandlers: Handlers<typeof flags> = {
  async listFlags(_input, context) {
    const { flags: own } = await context.state.copy()
    const listed = await listFlags(context, own)
    return {
      status: 200,
      body: Object.entries(listed).map(([name, enabled]) => ({ name, enabled })),
    }
  },
}

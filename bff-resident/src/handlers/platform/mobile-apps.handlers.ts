import { type Handlers, ok } from '@portal/bff-pipeline'
import { getAppStatus } from '@portal/core/mobile-apps'
import type { mobileApps } from '@portal/openapi/resident/platform/mobile-apps'

export const mobileAppHandlers = {
  getAppStatus: async ({ query }, { language, state }) => {
    const { settings } = await state.copy()
    return ok(getAppStatus(settings.mobileApps, query, language))
  },
} satisfies Handlers<typeof mobileApps>

import { getMaintenanceInfo } from '@portal/core/alerts'
import type { maintenance } from '@portal/openapi/shared/content/maintenance'
import type { Handlers } from '../../implement.ts'
import { ok } from '../../reply/ok.ts'

export const maintenanceHandlers = {
  getMaintenanceInfo: (_input, context) => ok(getMaintenanceInfo(context)),
} satisfies Handlers<typeof maintenance>

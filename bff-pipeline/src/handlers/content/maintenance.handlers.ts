import { getMaintenanceInfo } from '@portal/core/alerts'
import type { maintenance } from '@portal/openapi/shared/content/maintenance'
import type { Handlers } from '../../implement.ts'

/** Whether bills can be paid online. */
export const maintenanceHandlers: Handlers<typeof maintenance> = {
  getMaintenanceInfo: async (_input, context) => ({
    status: 200,
    body: await getMaintenanceInfo(context),
  }),
}

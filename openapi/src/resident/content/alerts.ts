import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { SystemAlert } from '../../shared/content/alerts.ts'
import { Success } from '../../shared/user.ts'

export const alerts = operations('System alerts', {
  listOwnAlerts: {
    access: 'user',
    method: 'get',
    path: '/systemAlerts',
    summary: 'List the alerts for the logged-in person',
    responses: {
      200: json(
        z.array(SystemAlert),
        'Active alerts and active maintenance warnings: unread first, then newest first.',
      ),
    },
  },

  readOwnAlert: {
    access: 'user',
    method: 'put',
    path: '/systemAlerts/{id}/read',
    summary: 'Mark an alert as read',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Read. It will not be shown again.'),
      404: problem('Alerts.NotFound: no such alert or maintenance period.'),
    },
  },
})

import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../contract.ts'
import { SystemAlert } from '../shared/alerts.ts'
import { Success } from '../shared/user.ts'

export const alerts = operations('System alerts', {
  listOwnAlerts: {
    access: 'user',
    method: 'get',
    path: '/systemAlerts',
    summary: 'What the city announces to whoever is signed in',
    responses: {
      200: json(
        z.array(SystemAlert),
        'Active alerts, and the warnings of maintenance that are in force: unread first, then newest first.',
      ),
    },
  },

  readOwnAlert: {
    access: 'user',
    method: 'put',
    path: '/systemAlerts/{id}/read',
    summary: 'Put an alert away',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'It is read, and will not be shown again.'),
      404: problem('Alerts.NotFound: neither an alert nor a maintenance period.'),
    },
  },
})

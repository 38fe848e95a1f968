import { z } from '@hono/zod-openapi'
import { IdParams, json, operation, problem } from '../contract.ts'
import { SystemAlert } from '../shared/alerts.ts'
import { Success } from '../shared/user.ts'

export const listOwnAlerts = operation(
  {
    operationId: 'listOwnAlerts',
    method: 'get',
    path: '/systemAlerts',
    tags: ['System alerts'],
    summary: 'What the city announces to whoever is signed in',
    responses: {
      200: json(
        z.array(SystemAlert),
        'Active alerts, and the warnings of maintenance that are in force: unread first, then newest first.',
      ),
    },
  },
  { access: 'user' },
)

export const readOwnAlert = operation(
  {
    operationId: 'readOwnAlert',
    method: 'put',
    path: '/systemAlerts/{id}/read',
    tags: ['System alerts'],
    summary: 'Put an alert away',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'It is read, and will not be shown again.'),
      404: problem('Alerts.NotFound: neither an alert nor a maintenance period.'),
    },
  },
  { access: 'user' },
)

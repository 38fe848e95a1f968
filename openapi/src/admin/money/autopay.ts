import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { Success } from '../../shared/user.ts'

export const autopay = operations('Autopay', {
  endUserAutopay: {
    access: 'staff',
    method: 'delete',
    path: '/autopay/{id}',
    summary: 'Turn off a user’s autopay',
    request: {
      params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }),
    },
    responses: {
      200: json(Success, 'Turned off. The user is notified.'),
      404: problem('Autopay.NotFound.'),
    },
  },
})

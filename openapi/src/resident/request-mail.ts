import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'
import { noSuchLink, StatusLink, StatusParams } from './status-link.ts'

const stopMailPath = '/request-status/{id}/stop-mail'

export const requestMail = operations('Requests', {
  unfollowAsGuest: {
    access: 'anyone',
    method: 'delete',
    path: '/request-status/{id}/follow',
    summary: 'Stop following a report, by the link in a guest’s mail',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more mail about it; a second time changes nothing.'),
      404: noSuchLink,
    },
  },

  stopRequestMail: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopMailPath,
    summary:
      'Get no more mail about a request, by the link in a guest’s mail; one click of a mail program (RFC 8058)',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more mail about it; a second time changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopMail: {
    access: 'anyone',
    method: 'get',
    path: stopMailPath,
    summary:
      'The page that ends mail about a request, for mail programs that open the link; it ends nothing itself',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      303: { description: 'To the page.', headers: z.object({ location: z.string() }) },
    },
  },

  mailRequestLink: {
    access: 'anyone',
    method: 'post',
    path: '/request-status',
    summary: 'Have a fresh link to a request mailed',
    request: jsonBody(
      z.strictObject({
        number: z.string().max(20).openapi({ description: 'The request’s number, as typed.' }),
        email: z
          .string()
          .max(254)
          .openapi({ description: 'Under which it was sent, or is followed.' }),
      }),
    ),
    responses: {
      200: json(
        Success,
        'The same whether there is such a request or not; only its address gets mail.',
      ),
      400: problem('Util.FormContainsErrors with each wrong field.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },
})

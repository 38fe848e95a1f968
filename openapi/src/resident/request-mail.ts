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
    summary: 'Stop following a report, by the link in a guest’s email',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  stopRequestMail: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopMailPath,
    summary:
      'Stop emails about a request with one click, by the link in a guest’s email (RFC 8058)',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopMail: {
    access: 'anyone',
    method: 'get',
    path: stopMailPath,
    summary:
      'Redirect to the page that stops emails about a request, for email programs that open the link (it stops nothing itself)',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      303: { description: 'To the page.', headers: z.object({ location: z.string() }) },
    },
  },

  mailRequestLink: {
    access: 'anyone',
    method: 'post',
    path: '/request-status',
    summary: 'Email a new link to a request',
    request: jsonBody(
      z.strictObject({
        number: z.string().max(20).openapi({ description: 'The request number, as typed.' }),
        email: z
          .string()
          .max(254)
          .openapi({ description: 'The email address with which it was sent or followed.' }),
      }),
    ),
    responses: {
      200: json(
        Success,
        'The same reply, with or without such a request. Only its own address gets an email.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },
})

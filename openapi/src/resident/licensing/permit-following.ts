import { z } from '@hono/zod-openapi'
import { followingStates } from '@portal/core/followers/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { redirect } from '../../shared/platform/redirect.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { PermitParams } from './permit-params.ts'

const FollowLink = z.object({ follower: z.uuid(), signature: z.string().max(100) })

const path = '/permits/{year}/{number}/following'
const followPath = '/permits/{year}/{number}/follow'
const stopPath = '/permits/{year}/{number}/following/stop'

const noSuchLink = problem('PermitFollowing.LinkEnded: the link is invalid, or has ended.')

const FollowedPermit = z
  .strictObject({
    year: z.int(),
    number: z.int(),
    title: z.string().openapi({ example: 'Roof, 2101 Millrace St' }),
  })
  .openapi('FollowedPermit')

export const permitFollowing = operations('Permits', {
  getPermitFollowing: {
    access: 'anyone',
    method: 'get',
    path,
    summary: 'Whether you follow a permit, by your account or the link in a guest’s email',
    request: { params: PermitParams, query: FollowLink.partial() },
    responses: {
      200: json(
        z.strictObject({
          following: z.enum(followingStates).openapi({
            description: '`asked`: a guest who has not confirmed yet.',
          }),
        }),
        'Nobody else’s. `no` for an invalid link.',
      ),
    },
  },

  followPermit: {
    access: 'anyone',
    method: 'post',
    path: followPath,
    summary: 'Get an email at every step of a permit',
    request: {
      params: PermitParams,
      ...jsonBody(
        z.strictObject({
          guestEmail: z.string().max(254).default('').openapi({
            description: 'A guest’s; an account follows with its own.',
          }),
        }),
      ),
    },
    responses: {
      200: json(
        Success,
        'An account follows at once; a guest gets an email to confirm. The same reply whether the address follows already.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: problem('Permits.NotFound.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },

  unfollowPermit: {
    access: 'user',
    method: 'delete',
    path: followPath,
    summary: 'Stop following a permit',
    request: { params: PermitParams },
    responses: { 200: json(Success, 'A second call changes nothing.') },
  },

  listFollowedPermits: {
    access: 'user',
    method: 'get',
    path: '/followed-permits',
    summary: 'List the permits that you follow',
    request: { headers: LanguageHeader },
    responses: { 200: json(z.array(FollowedPermit), 'The newest first.') },
  },

  confirmFollowing: {
    access: 'anyone',
    method: 'post',
    path: '/permits/{year}/{number}/following/confirm',
    summary: 'Confirm that a guest follows a permit, by the link in their email',
    request: { params: PermitParams, query: FollowLink },
    responses: { 200: json(Success, 'They get news from now on.'), 404: noSuchLink },
  },

  stopFollowing: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopPath,
    summary: 'Stop following with one click, by the link in a guest’s email (RFC 8058)',
    request: { params: PermitParams, query: FollowLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopFollowing: {
    access: 'anyone',
    method: 'get',
    path: stopPath,
    summary:
      'Redirect to the page that stops following, for email programs that open the link (it stops nothing itself)',
    request: { params: PermitParams, query: FollowLink },
    responses: {
      303: redirect('To the page.'),
    },
  },
})

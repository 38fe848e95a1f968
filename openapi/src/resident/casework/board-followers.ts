import { z } from '@hono/zod-openapi'
import { followingStates } from '@portal/core/followers/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { redirect } from '../../shared/platform/redirect.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { BoardKey } from '../content/boards.ts'

const FollowLink = z.object({ follower: z.uuid(), signature: z.string().max(100) })

const followPath = '/boards/{id}/follow'
const stopPath = '/boards/{id}/following/stop'

const noSuchLink = problem('BoardFollowing.LinkEnded: the link is invalid, or has ended.')

const FollowedBoard = z
  .strictObject({
    id: z.uuid(),
    alias: z.string().openapi({ description: 'In its page’s address.' }),
    name: z.string(),
  })
  .openapi('FollowedBoard')

export const boardFollowers = operations('Content', {
  getBoardFollowing: {
    access: 'anyone',
    method: 'get',
    path: '/boards/{id}/following',
    summary: 'Whether you follow a board, by your account or an email’s link',
    request: { params: BoardKey, query: FollowLink.partial() },
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

  followBoard: {
    access: 'anyone',
    method: 'post',
    path: followPath,
    summary: 'Get news of a board’s meetings, their agendas and minutes',
    request: {
      params: BoardKey,
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
      404: problem('Boards.NotFound.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },

  unfollowBoard: {
    access: 'user',
    method: 'delete',
    path: followPath,
    summary: 'Stop following a board',
    request: { params: BoardKey },
    responses: { 200: json(Success, 'A second call changes nothing.') },
  },

  listFollowedBoards: {
    access: 'user',
    method: 'get',
    path: '/followed-boards',
    summary: 'List the boards that you follow',
    request: { headers: LanguageHeader },
    responses: { 200: json(z.array(FollowedBoard), 'By name.') },
  },

  confirmBoardFollowing: {
    access: 'anyone',
    method: 'post',
    path: '/boards/{id}/following/confirm',
    summary: 'Confirm that a guest follows a board, by the link in their email',
    request: { params: BoardKey, query: FollowLink },
    responses: { 200: json(Success, 'They get news from now on.'), 404: noSuchLink },
  },

  stopBoardFollowing: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopPath,
    summary: 'Stop following a board with one click, by the link in an email (RFC 8058)',
    request: { params: BoardKey, query: FollowLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopBoardFollowing: {
    access: 'anyone',
    method: 'get',
    path: stopPath,
    summary:
      'Redirect to the page that stops following a board, for email programs that open the link (it stops nothing itself)',
    request: { params: BoardKey, query: FollowLink },
    responses: {
      303: redirect('To the page.'),
    },
  },
})

import { type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import { getBoard, getBoardCalendar, listBoardAttendance, listBoards } from '@portal/core/boards'
import type { boards } from '@portal/openapi/resident/content/boards'

const portalUrlOf = ({ state }: HandlerContext): string => state.env.PORTAL_URL ?? ''

export const boardHandlers = {
  listBoards: (_input, context) => ok(listBoards(context)),
  listBoardAttendance: ({ params }, context) => ok(listBoardAttendance(context, params.name)),
  getBoard: async ({ params }, context) => {
    const details = await getBoard(context, params.id)
    const calendarUrl = `${portalUrlOf(context)}/api/boards/${details.board.Alias__c}/calendar.ics`
    return ok({ ...details, calendarUrl })
  },
  getBoardCalendar: async ({ params, query }, context) => ({
    status: 200,
    body: await getBoardCalendar(
      { ...context, language: query.lng ?? context.language },
      params.id,
      portalUrlOf(context),
    ),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="meetings.ics"',
      'cache-control': 'private, max-age=300',
    },
  }),
} satisfies Handlers<typeof boards>

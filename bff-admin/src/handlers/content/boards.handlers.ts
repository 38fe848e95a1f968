import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addBoardFile,
  addBoardTerm,
  cancelBoardMeeting,
  changeBoardTerm,
  createBoard,
  endBoard,
  endBoardSeat,
  getDeskBoard,
  listDeskBoards,
  removeBoardFile,
  saveBoardAttendance,
  saveBoardMeeting,
  saveBoardSeat,
  setBoardOffice,
} from '@portal/core/boards'
import type { boards } from '@portal/openapi/admin/content/boards'

export const boardHandlers = {
  listDeskBoards: (_input, context) => ok(listDeskBoards(context)),
  getDeskBoard: ({ params }, context) => ok(getDeskBoard(context, params.id)),
  createBoard: async ({ body }, context) => ({
    status: 201,
    body: await createBoard(context, body),
  }),
  endBoard: ({ params }, context) => done(endBoard(context, params.id)),
  saveBoardSeat: ({ params, body: { seatId, ...seat } }, context) =>
    ok(saveBoardSeat(context, { boardId: params.id, seatId }, seat)),
  endBoardSeat: ({ params: { id, seatId } }, context) =>
    done(endBoardSeat(context, { boardId: id, seatId })),
  addBoardTerm: async ({ params, body }, context) => ({
    status: 201,
    body: await addBoardTerm(context, params.id, body),
  }),
  changeBoardTerm: ({ params: { id, termId }, body }, context) =>
    done(changeBoardTerm(context, { boardId: id, termId }, body.toDay)),
  setBoardOffice: ({ params, body }, context) => done(setBoardOffice(context, params.id, body)),
  saveBoardMeeting: ({ params, body: { meetingId, ...meeting } }, context) =>
    ok(saveBoardMeeting(context, { boardId: params.id, meetingId }, meeting)),
  cancelBoardMeeting: ({ params: { id, meetingId }, body }, context) =>
    done(cancelBoardMeeting(context, { boardId: id, meetingId }, body.isCancelled)),
  addBoardFile: async ({ params, body }, context) => ({
    status: 201,
    body: await addBoardFile(context, params.id, body),
  }),
  removeBoardFile: ({ params: { id, fileId } }, context) =>
    done(removeBoardFile(context, { boardId: id, fileId })),
  saveBoardAttendance: ({ params, body }, context) =>
    done(saveBoardAttendance(context, params.id, body.cells)),
} satisfies Handlers<typeof boards>

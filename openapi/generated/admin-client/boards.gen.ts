// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listDeskBoards = 'listDeskBoards GET /boards' as Operation<operations['listDeskBoards']>

export const getDeskBoard = 'getDeskBoard GET /boards/{id}' as Operation<operations['getDeskBoard']>

export const createBoard = 'createBoard POST /boards' as Operation<operations['createBoard']>

export const endBoard = 'endBoard DELETE /boards/{id}' as Operation<operations['endBoard']>

export const saveBoardSeat = 'saveBoardSeat POST /boards/{id}/seats' as Operation<operations['saveBoardSeat']>

export const endBoardSeat = 'endBoardSeat DELETE /boards/{id}/seats/{seatId}' as Operation<operations['endBoardSeat']>

export const addBoardTerm = 'addBoardTerm POST /boards/{id}/terms' as Operation<operations['addBoardTerm']>

export const changeBoardTerm = 'changeBoardTerm PUT /boards/{id}/terms/{termId}' as Operation<operations['changeBoardTerm']>

export const setBoardOffice = 'setBoardOffice PUT /boards/{id}/office' as Operation<operations['setBoardOffice']>

export const saveBoardMeeting = 'saveBoardMeeting POST /boards/{id}/meetings' as Operation<operations['saveBoardMeeting']>

export const cancelBoardMeeting = 'cancelBoardMeeting PUT /boards/{id}/meetings/{meetingId}/canceled' as Operation<operations['cancelBoardMeeting']>

export const addBoardFile = 'addBoardFile POST /boards/{id}/files' as Operation<operations['addBoardFile']>

export const removeBoardFile = 'removeBoardFile DELETE /boards/{id}/files/{fileId}' as Operation<operations['removeBoardFile']>

export const saveBoardAttendance = 'saveBoardAttendance PUT /boards/{id}/attendance' as Operation<operations['saveBoardAttendance']>

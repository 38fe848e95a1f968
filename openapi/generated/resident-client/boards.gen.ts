// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listBoards = 'listBoards GET /salesforce/boardsAndCommissions/details' as Operation<operations['listBoards']>

export const listBoardAttendance = 'listBoardAttendance GET /salesforce/boardsAndCommissions/attendanceAndMembers/{name}' as Operation<operations['listBoardAttendance']>

export const getBoard = 'getBoard GET /boards/{id}' as Operation<operations['getBoard']>

export const getBoardCalendar = 'getBoardCalendar GET /boards/{id}/calendar.ics' as Operation<operations['getBoardCalendar']>

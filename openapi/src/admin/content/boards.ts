import { z } from '@hono/zod-openapi'
import {
  attendanceStatuses,
  boardFileKinds,
  boardLimits,
  boardOfficeNames,
} from '@portal/core/boards/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { DeskBoard, DeskBoardRow, seat } from './desk-board.ts'

const day = z.iso.date()
const text = (most: number) => z.string().max(most)
const status = z.enum(attendanceStatuses)
const Added = z.strictObject({ id: z.uuid() })

const wrong = problem('Util.FormContainsErrors with each invalid field.')
const noBoard = problem(
  'Boards.NotFound, BoardDesk.NoSeat, BoardDesk.NoTerm or BoardDesk.NoMeeting.',
)
const taken = problem('BoardDesk.SeatTaken: someone has the seat on one of these days.')

const orNew = z.uuid().nullable().openapi({ description: 'Null: another one.' })

const cell = z.strictObject({
  meetingId: z.uuid(),
  memberId: z.uuid(),
  was: status.nullable().openapi({ description: 'As it was seen. Null: not recorded.' }),
  status: status.nullable(),
})

export const boards = operations('Boards', {
  listDeskBoards: {
    access: 'staff',
    method: 'get',
    path: '/boards',
    summary: 'List boards with their open seats and the terms that end soon',
    responses: { 200: json(z.array(DeskBoardRow), 'By name; ended ones last.') },
  },

  getDeskBoard: {
    access: 'staff',
    method: 'get',
    path: '/boards/{id}',
    summary: 'Get a board with seats, terms, meetings and attendance',
    request: { params: IdParams },
    responses: { 200: json(DeskBoard, 'The board.'), 404: noBoard },
  },

  createBoard: {
    access: 'staff',
    method: 'post',
    path: '/boards',
    summary: 'Add a board',
    request: jsonBody(
      z.strictObject({
        name: text(boardLimits.name),
        nameEs: text(boardLimits.name),
        alias: text(60).openapi({ description: 'In the address of its page.' }),
      }),
    ),
    responses: {
      201: json(Added, 'Without seats yet.'),
      400: wrong,
      409: problem('BoardDesk.AliasTaken.'),
    },
  },

  endBoard: {
    access: 'staff',
    method: 'delete',
    path: '/boards/{id}',
    summary: 'End a board',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Residents do not find it; what it did stays.'),
      404: noBoard,
    },
  },

  saveBoardSeat: {
    access: 'staff',
    method: 'post',
    path: '/boards/{id}/seats',
    summary: 'Add a seat, or change one',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          seatId: orNew,
          name: text(boardLimits.name),
          nameEs: text(boardLimits.name),
          appointer: text(boardLimits.line),
          appointerEs: text(boardLimits.line),
          requirements: text(boardLimits.text),
          requirementsEs: text(boardLimits.text),
          ...seat,
        }),
      ),
    },
    responses: { 200: json(Added, 'The seat.'), 400: wrong, 404: noBoard },
  },

  endBoardSeat: {
    access: 'staff',
    method: 'delete',
    path: '/boards/{id}/seats/{seatId}',
    summary: 'Remove a seat without a member',
    request: { params: z.object({ id: z.uuid(), seatId: z.uuid() }) },
    responses: {
      200: json(Success, 'Terms of the past stay.'),
      404: noBoard,
      409: problem('BoardDesk.SeatHasMember.'),
    },
  },

  addBoardTerm: {
    access: 'staff',
    method: 'post',
    path: '/boards/{id}/terms',
    summary: 'Give a seat to a person who did not apply here',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          seatId: z.uuid(),
          fullName: text(boardLimits.name),
          email: text(254),
          phone: text(40),
          fromDay: day,
          toDay: day.nullable(),
        }),
      ),
    },
    responses: { 201: json(Added, 'The term.'), 400: wrong, 404: noBoard, 409: taken },
  },

  changeBoardTerm: {
    access: 'staff',
    method: 'put',
    path: '/boards/{id}/terms/{termId}',
    summary: 'End a term on another day',
    request: {
      params: z.object({ id: z.uuid(), termId: z.uuid() }),
      ...jsonBody(z.strictObject({ toDay: day.nullable() })),
    },
    responses: { 200: json(Success, 'Changed.'), 400: wrong, 404: noBoard, 409: taken },
  },

  setBoardOffice: {
    access: 'staff',
    method: 'put',
    path: '/boards/{id}/office',
    summary: 'Say who is chair or has another office from today',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({ office: z.enum(boardOfficeNames), memberId: z.uuid().nullable() }),
      ),
    },
    responses: {
      200: json(Success, 'The member before no longer has it.'),
      404: noBoard,
      409: problem('BoardDesk.NotOnTheBoard.'),
    },
  },

  saveBoardMeeting: {
    access: 'staff',
    method: 'post',
    path: '/boards/{id}/meetings',
    summary: 'Add a meeting, or change one',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          meetingId: orNew,
          day,
          startsAt: text(5).openapi({
            description: 'By the city’s clock, or empty.',
            example: '19:00',
          }),
          title: text(boardLimits.line),
          titleEs: text(boardLimits.line),
          location: text(boardLimits.line),
          videoUrl: text(boardLimits.url),
          version: z.int().openapi({ description: 'That was changed; 0 for another meeting.' }),
        }),
      ),
    },
    responses: {
      200: json(Added, 'The meeting.'),
      400: wrong,
      404: noBoard,
      409: problem('BoardDesk.MeetingChanged: someone else changed it meanwhile.'),
    },
  },

  cancelBoardMeeting: {
    access: 'staff',
    method: 'put',
    path: '/boards/{id}/meetings/{meetingId}/canceled',
    summary: 'Call a meeting off, or back on',
    request: {
      params: z.object({ id: z.uuid(), meetingId: z.uuid() }),
      ...jsonBody(z.strictObject({ isCancelled: z.boolean() })),
    },
    responses: { 200: json(Success, 'Done.'), 404: noBoard },
  },

  addBoardFile: {
    access: 'staff',
    method: 'post',
    path: '/boards/{id}/files',
    summary: 'Link a paper of a meeting, or a resource of the board',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          meetingId: z.uuid().nullable(),
          kind: z.enum(boardFileKinds),
          label: text(boardLimits.name),
          labelEs: text(boardLimits.name),
          url: text(boardLimits.url),
        }),
      ),
    },
    responses: { 201: json(Added, 'The file.'), 400: wrong, 404: noBoard },
  },

  removeBoardFile: {
    access: 'staff',
    method: 'delete',
    path: '/boards/{id}/files/{fileId}',
    summary: 'Remove a link to a file',
    request: { params: z.object({ id: z.uuid(), fileId: z.uuid() }) },
    responses: { 200: json(Success, 'A second call changes nothing.'), 404: noBoard },
  },

  saveBoardAttendance: {
    access: 'staff',
    method: 'put',
    path: '/boards/{id}/attendance',
    summary: 'Record who came to meetings',
    request: {
      params: IdParams,
      ...jsonBody(z.strictObject({ cells: z.array(cell).max(boardLimits.cells) })),
    },
    responses: {
      200: json(Success, 'Only these cells changed.'),
      404: noBoard,
      409: problem(
        'BoardDesk.AttendanceChanged, with each cell that someone else changed meanwhile as `meetingId.memberId`.',
      ),
    },
  },
})

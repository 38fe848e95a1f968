import { z } from '@hono/zod-openapi'
import { attendanceStatuses, boardFileKinds, boardOfficeNames } from '@portal/core/boards/rules'
import { json, LanguageHeader, linkLanguage, operations, problem } from '../../contract.ts'
import { html, language } from './text-shapes.ts'

const day = z.iso.date().openapi({ description: 'In the city.' })
const startsAt = z.iso
  .datetime({ offset: true })
  .nullable()
  .openapi({ description: 'Null if the time is not known yet.' })
const label = z.string().nullable()
const address = z.string().nullable().openapi({ description: 'http or https.' })

/** Spec, resident section 3, every field. */
export const Board = z
  .strictObject({
    Id: z.uuid(),
    Name: z.string(),
    Alias__c: z.string(),
    Icon__c: z.string().nullable(),
    Vacancies__c: z
      .int()
      .min(0)
      .openapi({ description: 'Seats without a member for which people can apply.' }),
    Size__c: z.int().min(0).openapi({ description: 'Seats, without alternates.' }),
    Term_Length__c: z.string().nullable(),
    Term_Limit__c: z.string().nullable(),
    Overview__c: html,
    Staff_Liaison__r: z.strictObject({ Name: z.string() }).nullable(),
    Staff_Liaison_Email__c: z.string().nullable(),
    Staff_Liaison_Phone__c: z.string().nullable(),
    Meeting_Date__c: z.string().nullable(),
    Meeting_Time__c: z.string().nullable(),
    Meeting_Location__c: z.string().nullable(),
    Powers_Duties__c: z.string().nullable().openapi({
      description:
        'Plain text. A dollar sign separates the bullets; one inside a bullet is sent as U+FF04.',
    }),
    powersAndDuties: z.array(z.string()).openapi({ description: 'The same as a list.' }),
    nextMeeting: z.strictObject({ day, startsAt }).nullable(),
    Label_Additional_Information1__c: label,
    Additional_Information1__c: address,
    Label_Additional_Information2__c: label,
    Additional_Information2__c: address,
    Label_Additional_Information3__c: label,
    Additional_Information3__c: address,
    Label_Additional_Information4__c: label,
    Additional_Information4__c: address,
    Label_Additional_Information5__c: label,
    Additional_Information5__c: address,
    Label_Additional_Information6__c: label,
    Additional_Information6__c: address,
    Label_Additional_Information7__c: label,
    Additional_Information7__c: address,
    Label_Additional_Information8__c: label,
    Additional_Information8__c: address,
    Label_Additional_Information9__c: label,
    Additional_Information9__c: address,
    Label_Additional_Information10__c: label,
    Additional_Information10__c: address,
    language,
  })
  .openapi('Board')

const count = z.int().min(0)
const percentage = z.int().min(0).max(100).nullable().openapi({
  description:
    'Of the meetings while they had a seat, how many they came to, in the room or remotely. Excused meetings do not count. Null: no meeting counts.',
})

const BoardFile = z.strictObject({
  id: z.uuid(),
  kind: z.enum(boardFileKinds),
  label: z.string(),
  url: z.string(),
})

/** A board, who sits on it, and its meetings. */
export const BoardDetails = z
  .strictObject({
    board: Board,
    today: day,
    seats: z
      .array(
        z.strictObject({
          id: z.uuid(),
          position: z.int().min(1),
          name: z.string().nullable(),
          appointer: z.string().nullable().openapi({ description: 'Who appoints its member.' }),
          requirements: z.string().nullable(),
          isVoting: z.boolean(),
          isAlternate: z.boolean(),
          isVacant: z.boolean().openapi({ description: 'People can apply for it.' }),
          isPromised: z.boolean().openapi({ description: 'Someone takes it later.' }),
          termYears: z.int().min(1).nullable(),
          member: z
            .strictObject({
              name: z.string(),
              fromDay: day.nullable(),
              toDay: day.nullable(),
              offices: z.array(z.enum(boardOfficeNames)),
              attendance: z.strictObject({
                present: count,
                remote: count,
                absent: count,
                excused: count,
              }),
              percentage,
            })
            .nullable(),
        }),
      )
      .openapi({ description: 'Alternates last.' }),
    meetings: z
      .array(
        z.strictObject({
          id: z.uuid(),
          day,
          startsAt,
          title: z.string().nullable(),
          location: z.string().nullable(),
          videoUrl: z.string().nullable(),
          isCancelled: z.boolean(),
          files: z.array(BoardFile),
          attendance: z.array(
            z.strictObject({ name: z.string(), status: z.enum(attendanceStatuses) }),
          ),
        }),
      )
      .openapi({ description: 'The newest of the past and the next to come, by day.' }),
    resources: z.array(BoardFile),
    calendarUrl: z.url().openapi({ description: 'Of its meetings, to subscribe to.' }),
  })
  .openapi('BoardDetails')

export const BoardKey = z.object({
  id: z.string().min(1).max(100).openapi({
    description: 'Its id, or its `Alias__c`.',
    example: 'heritage-commission',
  }),
})

const noBoard = problem('Boards.NotFound: no such board, or it no longer exists.')

export const boards = operations('Content', {
  listBoards: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/boardsAndCommissions/details',
    summary: 'List boards and commissions',
    request: { headers: LanguageHeader },
    responses: { 200: json(z.array(Board), 'By name.') },
  },

  listBoardAttendance: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/boardsAndCommissions/attendanceAndMembers/{name}',
    summary: 'List the members of a board, and who came to its meetings',
    request: {
      params: z.object({
        name: z.string().min(1).max(200).openapi({
          description: 'The board’s name in English or Spanish, or its `Alias__c`.',
          example: 'Heritage Commission',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          boardOrCommissionAttendance: z.array(
            z.strictObject({
              Meeting_Date__c: day,
              Member__r: z.strictObject({ Full_Name__c: z.string() }),
              Attendance__c: z.enum(['Present', 'Remote', 'Absent', 'Excused']),
            }),
          ),
          boardOrCommissionMembers: z.array(
            z.strictObject({ Full_Name__c: z.string(), Attendance_Percentage__c: percentage }),
          ),
        }),
        'The newest meeting first; members by their seat.',
      ),
      404: noBoard,
    },
  },

  getBoard: {
    access: 'anyone',
    method: 'get',
    path: '/boards/{id}',
    summary: 'Get a board with its seats, members, meetings and resources',
    request: { headers: LanguageHeader, params: BoardKey },
    responses: { 200: json(BoardDetails, 'The board.'), 404: noBoard },
  },

  getBoardCalendar: {
    access: 'anyone',
    method: 'get',
    path: '/boards/{id}/calendar.ics',
    summary: 'Get the meetings of a board as a calendar to subscribe to',
    request: { params: BoardKey, query: z.object(linkLanguage) },
    responses: {
      200: {
        description: 'An iCalendar file (RFC 5545).',
        content: { 'text/calendar': { schema: z.any().openapi({ type: 'string' }) } },
      },
      404: noBoard,
    },
  },
})

import { z } from '@hono/zod-openapi'
import { attendanceStatuses, boardFileKinds, boardOfficeNames } from '@portal/core/boards/rules'

const day = z.iso.date()
const word = z.string().nullable()

export const DeskBoardRow = z
  .strictObject({
    id: z.uuid(),
    alias: z.string(),
    name: z.string(),
    nameEs: word,
    hasEnded: z.boolean(),
    vacancies: z.int(),
    members: z.int(),
    endsSoon: z.int().openapi({ description: 'Terms that end within 90 days.' }),
    nextMeeting: day.nullable(),
  })
  .openapi('DeskBoardRow')

const File = z.strictObject({
  id: z.uuid(),
  kind: z.enum(boardFileKinds),
  label: z.string(),
  labelEs: word,
  url: z.string(),
})

const Term = z.strictObject({
  id: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  email: word,
  phone: word,
  fromDay: day.nullable(),
  toDay: day.nullable(),
  isNow: z.boolean(),
})

export const seat = {
  isVoting: z.boolean(),
  isAlternate: z.boolean(),
  takesApplications: z.boolean(),
  termYears: z.int().min(1).max(20).nullable(),
}

/** A board as staff keep it. */
export const DeskBoard = z
  .strictObject({
    id: z.uuid(),
    alias: z.string(),
    name: z.string(),
    nameEs: word,
    hasEnded: z.boolean(),
    today: day.openapi({ description: 'In the city.' }),
    vacancies: z.int(),
    meetingLocation: word,
    seats: z.array(
      z
        .strictObject({
          id: z.uuid(),
          position: z.int(),
          name: word,
          nameEs: word,
          appointer: word,
          appointerEs: word,
          requirements: word,
          requirementsEs: word,
          ...seat,
          terms: z.array(Term).openapi({
            description: 'Of today, to come, and of the past year; the newest first.',
          }),
        })
        .openapi('DeskBoardSeat'),
    ),
    offices: z.array(
      z.strictObject({
        office: z.enum(boardOfficeNames),
        memberId: z.uuid(),
        name: z.string(),
        fromDay: day,
      }),
    ),
    meetings: z.array(
      z
        .strictObject({
          id: z.uuid(),
          day,
          startsAt: word,
          title: word,
          titleEs: word,
          location: word,
          videoUrl: word,
          isCancelled: z.boolean(),
          version: z.int(),
          files: z.array(File),
        })
        .openapi('DeskBoardMeeting'),
    ),
    attendance: z.array(
      z.strictObject({
        meetingId: z.uuid(),
        memberId: z.uuid(),
        status: z.enum(attendanceStatuses),
      }),
    ),
    seated: z
      .array(z.strictObject({ meetingId: z.uuid(), memberId: z.uuid(), name: z.string() }))
      .openapi({ description: 'Who had a seat on the day of each past meeting.' }),
    resources: z.array(File),
  })
  .openapi('DeskBoard')

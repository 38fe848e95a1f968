import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const day = z.iso.date()
const ApplicantParams = z.object({ id: z.uuid(), applicationId: z.uuid() })
const noApplicant = problem('BoardDesk.NoApplicant.')

export const boardApplications = operations('Boards', {
  listBoardApplicants: {
    access: 'staff',
    method: 'get',
    path: '/boards/{id}/applicants',
    summary: 'List who applied to a board and can be appointed',
    request: { params: IdParams },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              id: z.uuid(),
              requestId: z.uuid(),
              number: z.string(),
              name: z.string(),
              rank: z.int().openapi({ description: '1: the board is their first choice.' }),
              choices: z.array(z.string()),
              livesHere: z.boolean(),
              reason: z.string(),
              experience: z.string(),
              appliedOn: day,
              validUntil: day,
              isShortlisted: z.boolean(),
            })
            .openapi('BoardApplicant'),
        ),
        'The shortlist first.',
      ),
    },
  },

  shortlistApplicant: {
    access: 'staff',
    method: 'put',
    path: '/boards/{id}/applicants/{applicationId}/shortlist',
    summary: 'Put an applicant on the shortlist, or take them off it',
    request: {
      params: ApplicantParams,
      ...jsonBody(z.strictObject({ isShortlisted: z.boolean() })),
    },
    responses: { 200: json(Success, 'Done.'), 404: noApplicant },
  },

  appointApplicant: {
    access: 'staff',
    method: 'post',
    path: '/boards/{id}/applicants/{applicationId}/appoint',
    summary: 'Give an applicant a seat',
    request: {
      params: ApplicantParams,
      ...jsonBody(z.strictObject({ seatId: z.uuid(), fromDay: day, toDay: day.nullable() })),
    },
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'The term. The applicant is notified.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: noApplicant,
      409: problem(
        'BoardDesk.SeatTaken: someone has the seat on one of these days. BoardDesk.NotOpen: the application was used, declined or is too old.',
      ),
    },
  },
})

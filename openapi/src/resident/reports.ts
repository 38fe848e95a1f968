import { z } from '@hono/zod-openapi'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
  reportLengths,
} from '@portal/core/rules'
import { binary, IdParams, json, operations, problem } from '../contract.ts'
import { field } from '../shared/address.ts'
import { EmailAddress } from '../shared/identity.ts'
import { StatusInformation } from '../shared/requests.ts'
import { jsonBody, Success } from '../shared/user.ts'
import { latitude, longitude } from './places.ts'

/** A category's questions as an object of the wire: every one may be missing until it is asked. */
const detailsOf = (category: ReportCategory) =>
  z
    .strictObject(
      Object.fromEntries(
        categoryFacts(category).fields.map((question) => [
          question.name,
          question.kind === 'yes-no'
            ? z.boolean().optional()
            : z.enum(Object.keys(question.choices)).optional(),
        ]),
      ),
    )
    .optional()

/** A report (spec, resident section 3): beside what all have, an object named as its category. */
export const ReportData = z
  .strictObject({
    activityId: z.uuid(),
    address: field(reportLengths.address),
    position: z
      .strictObject({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .default(null)
      .openapi({ description: 'Degrees, WGS 84; without it the address tells the place.' }),
    description: field(reportLengths.description),
    extraDescription: field(reportLengths.extraDescription),
    rating: z.int().min(1).max(5).nullable().default(null),
    files: z.array(z.uuid()).max(10).optional().openapi({
      description:
        'Ids of files that were sent ahead to the draft; where it is left out, all of them.',
    }),
    draftId: z.uuid().optional().openapi({
      description:
        'The draft that it ends, where one is known: of two windows that send it one is taken. Pictures that come along make one of their own.',
    }),
    guestEmail: EmailAddress.default('').openapi({
      description: 'Where somebody without an account wants to be told of changes.',
    }),
    contactName: z.string().max(reportLengths.contactName).optional().openapi({
      description:
        'Whom the city asks about this one report; the account’s own name if left out. Kept only for signed-in callers.',
    }),
    contactPhone: z.string().max(reportLengths.contactPhone).optional().openapi({
      description:
        'Where they are called about it; left out, as the account says, and empty, not at all.',
    }),
    // Built from the table of categories; the type of its keys is lost on the way.
    ...(Object.fromEntries(
      reportCategoryNames
        .filter((category) => categoryFacts(category).fields.length > 0)
        .map((category) => [category, detailsOf(category)]),
    ) as Partial<Record<ReportCategory, ReturnType<typeof detailsOf>>>),
  })
  .openapi('ReportData')

/** A text that is JSON itself, in the words of JSON Schema; the library's own type lacks them. */
const jsonOfReport = {
  description: 'JSON of a ReportData.',
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/components/schemas/ReportData' },
}

const NearbyReport = z
  .strictObject({
    id: z.uuid(),
    category: z.enum(reportCategoryNames),
    status: z.string(),
    statusInformation: StatusInformation,
    createdAt: z.iso.datetime(),
    distanceMeters: z.int().min(0),
    latitude: z.number().openapi({ description: 'Degrees, to about 10 metres.' }),
    longitude: z.number(),
    isFollowed: z.boolean().openapi({ description: 'Whoever asks sent it, or follows it.' }),
  })
  .openapi('NearbyReport')

const OpenReport = z
  .strictObject({
    id: z.uuid(),
    category: z.enum(reportCategoryNames),
    status: z.string(),
    statusInformation: StatusInformation,
    reportedOn: z.iso.date().openapi({ description: 'In the city’s time zone.' }),
    latitude: z.number().openapi({ description: 'Degrees, to a thousandth: about a block.' }),
    longitude: z.number(),
    blockNumber: z
      .int()
      .nullable()
      .openapi({ description: 'The hundred of the nearest address; null where none is near.' }),
    street: z.string().nullable(),
  })
  .openapi('OpenReport')

export const reports = operations('Reports', {
  createReport: {
    access: 'anyone',
    idempotent: true,
    bodyLimit: 11_000_000,
    method: 'post',
    path: '/reports',
    summary: 'Report a problem',
    request: {
      body: {
        content: {
          'multipart/form-data': {
            schema: z.object({
              reportData: z.string().openapi(jsonOfReport),
              'file-1-name': binary.optional().openapi({
                description:
                  'Pictures, each a part of its own: file-1-name, file-2-name, and so on.',
              }),
            }),
          },
        },
        required: true,
      },
    },
    responses: {
      201: json(
        z.strictObject({
          id: z.uuid(),
          caseNumber: z.string(),
          statusPath: z.string().nullable().openapi({
            description:
              'Where a guest follows the report. Null where that goes by mail; not where the mails of this hour to that address are used up, so that none is sent.',
          }),
        }),
        'Taken; its number is what to name when asking about it.',
      ),
      400: problem('Util.FormContainsErrors with each wrong field.'),
      401: problem('Auth.SignInRequired: the service is for people with an account.'),
      403: problem('Start.PersonalOnly: an organization sends nothing but feedback.'),
      404: problem('Report.ReportTypeNotFound.'),
      409: problem('Report.DraftGone: the draft was sent already, or thrown away.'),
      413: problem('Error.TooLarge: more than 11 MB.'),
    },
  },

  listNearbyReports: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/reports/nearby',
    summary: 'Whether it has been reported',
    request: {
      query: z.object({ category: z.enum(reportCategoryNames), latitude, longitude }),
    },
    responses: {
      200: json(
        z.array(NearbyReport).max(10),
        'Open reports of the category within 80 metres, the nearest first, without anything that somebody typed; none of categories that are nobody else’s business.',
      ),
    },
  },

  followReport: {
    access: 'anyone',
    method: 'post',
    path: '/reports/{id}/follow',
    summary: 'Be told of a report’s changes instead of reporting it again',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          guestEmail: EmailAddress.default('').openapi({
            description: 'Of somebody without an account.',
          }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Told from now on; following twice changes nothing.'),
      400: problem('Util.FormContainsErrors: a guest names an address.'),
      403: problem('Start.PersonalOnly: an organization follows nothing.'),
      404: problem('Request.NotFound: closed, merged, or nobody else’s business.'),
    },
  },

  unfollowRequest: {
    access: 'user',
    method: 'delete',
    path: '/reports/{id}/follow',
    summary: 'Stop following a report',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'No more news of it; what was not followed stays as it is.'),
    },
  },

  listOpenReports: {
    access: 'anyone',
    method: 'get',
    path: '/reports/open',
    summary: 'What is reported already',
    request: { query: z.object({ category: z.enum(reportCategoryNames).optional() }) },
    responses: {
      200: json(
        z.array(OpenReport).max(500),
        'Open reports of what stands in the street, the newest first: nothing that somebody typed, and nobody’s name. May be kept for a minute.',
      ),
    },
  },
})

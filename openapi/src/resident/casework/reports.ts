import { z } from '@hono/zod-openapi'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '@portal/core/report-categories/rules'
import { type ReportFieldName, reportFields, type ReportForm } from '@portal/core/reports/rules'
import { fileParts, IdParams, json, jsonPart, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { StatusInformation } from '../../shared/casework/requests.ts'
import { EmailAddress } from '../../shared/people/identity.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { latitude, longitude } from '../land/parcels.ts'

/** A category's questions; each is optional, because it may not have been asked. */
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

function schemaOf(of: (typeof reportFields)[ReportFieldName]): z.ZodType {
  switch (of.kind) {
    case 'text':
      return field(of.maxLength)
    case 'position':
      return z
        .strictObject({ latitude: z.number(), longitude: z.number() })
        .nullable()
        .default(null)
        .openapi({ description: 'Degrees, WGS 84. Default: the place of the address.' })
    case 'rating':
      return z.int().min(1).max(5).nullable().default(null)
    case 'email':
      return EmailAddress.default('').openapi({
        description: 'The email address for updates, for people without an account.',
      })
    case 'name':
      return z.string().max(of.maxLength).optional().openapi({
        description:
          'The contact for this report. Default: the account’s name. Stored only for logged-in callers.',
      })
    case 'phone':
      return z.string().max(of.maxLength).optional().openapi({
        description:
          'The phone number for this report. Default: the account’s number. Empty: no calls.',
      })
  }
}

/** A report (spec, resident section 3): common fields, and an object named after its category. */
export const ReportData = z
  .strictObject({
    activityId: z.uuid(),
    // Built from core's list of fields, which loses the keys' type.
    ...(Object.fromEntries(
      Object.entries(reportFields).map(([name, of]) => [name, schemaOf(of)]),
    ) as { readonly [Name in ReportFieldName]: z.ZodType<ReportForm[Name]> }),
    files: z.array(z.uuid()).max(10).optional().openapi({
      description: 'Ids of files that were uploaded to the draft. Default: all of them.',
    }),
    draftId: z.uuid().optional().openapi({
      description:
        'The draft that this report ends. If two windows send the same draft, one is accepted. Pictures in this request make their own draft.',
    }),
    // The same for the table of categories.
    ...(Object.fromEntries(
      reportCategoryNames
        .filter((category) => categoryFacts(category).fields.length > 0)
        .map((category) => [category, detailsOf(category)]),
    ) as Record<ReportCategory, ReturnType<typeof detailsOf>>),
  })
  .openapi('ReportData')

const NearbyReport = z
  .strictObject({
    id: z.uuid(),
    category: z.enum(reportCategoryNames),
    status: z.string(),
    statusInformation: StatusInformation,
    createdAt: z.iso.datetime(),
    distanceMeters: z.int().min(0),
    latitude: z.number().openapi({ description: 'Degrees, rounded to about 10 meters.' }),
    longitude: z.number(),
    isFollowed: z.boolean().openapi({ description: 'The caller sent it or follows it.' }),
  })
  .openapi('NearbyReport')

const OpenReport = z
  .strictObject({
    id: z.uuid(),
    category: z.enum(reportCategoryNames),
    status: z.string(),
    statusInformation: StatusInformation,
    reportedOn: z.iso.date().openapi({ description: 'In the city’s time zone.' }),
    latitude: z
      .number()
      .openapi({ description: 'Degrees, rounded to a thousandth: about a block.' }),
    longitude: z.number(),
    blockNumber: z.int().nullable().openapi({
      description: 'The hundred of the nearest address. Null if there is none nearby.',
    }),
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
              reportData: jsonPart('ReportData', ReportData),
              'file-1-name': fileParts(
                'Pictures, each in its own part: file-1-name, file-2-name, and so on.',
              ),
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
              'The status page for a guest. Null if the guest gets it by email. Not null if no email was sent, because this address got too many emails this hour.',
          }),
        }),
        'Saved. Give this number when you ask about the report.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      401: problem('Auth.SignInRequired: this service needs an account.'),
      403: problem('Start.PersonalOnly: organizations can send only feedback.'),
      404: problem('Report.ReportTypeNotFound.'),
      409: problem('Report.DraftGone: the draft was already sent or deleted.'),
      413: problem('Error.TooLarge: more than 11 MB.'),
    },
  },

  listNearbyReports: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/reports/nearby',
    summary: 'Find similar open reports nearby',
    request: {
      query: z.object({ category: z.enum(reportCategoryNames), latitude, longitude }),
    },
    responses: {
      200: json(
        z.array(NearbyReport).max(10),
        'Open reports of the category within 80 meters, nearest first, without any text that people typed. Empty for private categories.',
      ),
    },
  },

  followReport: {
    access: 'anyone',
    method: 'post',
    path: '/reports/{id}/follow',
    summary: 'Follow a report instead of sending it again',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          guestEmail: EmailAddress.default('').openapi({
            description: 'For people without an account.',
          }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'You get updates from now on. Following twice changes nothing.'),
      400: problem('Util.FormContainsErrors: guests must send an email address.'),
      403: problem('Start.PersonalOnly: organizations cannot follow reports.'),
      404: problem('Request.NotFound: closed, merged or private.'),
    },
  },

  unfollowRequest: {
    access: 'user',
    method: 'delete',
    path: '/reports/{id}/follow',
    summary: 'Stop following a report',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'No more updates. A report you do not follow stays as it is.'),
    },
  },

  listOpenReports: {
    access: 'anyone',
    method: 'get',
    path: '/reports/open',
    summary: 'List open reports',
    request: { query: z.object({ category: z.enum(reportCategoryNames).optional() }) },
    responses: {
      200: json(
        z.array(OpenReport).max(500),
        'Open reports of problems on the street, newest first, without names or any text that people typed. May be cached for a minute.',
      ),
    },
  },
})

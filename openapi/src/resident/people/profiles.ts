import { z } from '@hono/zod-openapi'
import {
  binary,
  filePart,
  IdParams,
  json,
  LanguageHeader,
  operations,
  problem,
} from '../../contract.ts'
import { addressFields, field } from '../../shared/address.ts'
import { redirect } from '../../shared/platform/redirect.ts'
import { jsonBody, NotificationSetting, ProfileDetails, Success, User } from '../../shared/user.ts'
import { DataExport, Profile } from './profile-shapes.ts'

const notYours = problem('Account.NotYours: not your account.')
/** An account’s, or the SHA-256 of an address without one. */
const ReaderParams = z.object({
  id: z
    .string()
    .regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/)
    .openapi({ param: { name: 'id', in: 'path' } }),
})
const UnsubscribeLink = z.object({ kind: z.string().max(50), signature: z.string().max(100) })

const unsubscribePath = '/unsubscribe/{id}'

const userResponse = json(z.strictObject({ userResponse: User }), 'The changed user.')

const UserChange = z
  .strictObject({
    Language: z.enum(['en', 'es']).optional(),
    selectedOrganization: z
      .union([z.uuid(), z.literal('personal')])
      .optional()
      .openapi({
        description: 'The id of the selected organization, or "personal".',
      }),
  })
  .openapi('UserChange')

const noMember = problem(
  'Organization.NotFound: you are not an approved member of this organization.',
)

const DataExportJob = z
  .strictObject({
    id: z.uuid(),
    status: z.enum(['preparing', 'ready', 'failed']),
    size: z.int().nullable().openapi({ description: 'Size in bytes, once it is ready.' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().openapi({ description: 'It is deleted at this time.' }),
  })
  .openapi('DataExportJob')

const zip = {
  description: 'An index page, a JSON file for each kind of record, and the files.',
  content: { 'application/zip': { schema: binary } },
}

export const profiles = operations('Account', {
  getProfile: {
    access: 'contact',
    method: 'get',
    path: '/users/profile/{id}',
    summary: 'Get your profile',
    request: { params: IdParams },
    responses: { 200: json(Profile, 'The profile.'), 404: notYours },
  },

  getProfileDetails: {
    access: 'contact',
    method: 'get',
    path: '/users/profile-details/{id}',
    summary: 'Get your user record with its history',
    request: { params: IdParams },
    responses: { 200: json(ProfileDetails, 'The newest 200 of each.'), 404: notYours },
  },

  updateProfile: {
    access: 'contact',
    method: 'put',
    path: '/users/profile',
    summary: 'Change your profile',
    request: jsonBody(
      z.strictObject({
        firstName: field(100),
        lastName: field(100),
        phoneNumber: field(30),
        ...addressFields,
        toggleEmailNotifications: z.boolean().optional(),
        togglePhoneNotifications: z.boolean().optional(),
      }),
    ),
    responses: {
      200: userResponse,
      400: problem('Util.FormContainsErrors with each invalid field.'),
      403: problem(
        'Auth.ConfirmationRequired: you are changing the address. Confirm who you are (confirmIdentity) and try again.',
      ),
    },
  },

  updateUser: {
    access: 'user',
    method: 'put',
    path: '/users',
    summary: 'Change your language, or whom you act for',
    request: jsonBody(UserChange),
    responses: { 200: userResponse, 404: noMember },
  },

  updateUserById: {
    access: 'user',
    method: 'put',
    path: '/users/profile/{id}',
    summary: 'The same as updateUser, with your own id in the path',
    deprecated: { since: '2026-11-01', sunset: '2028-11-01', instead: 'updateUser' },
    request: { params: IdParams, ...jsonBody(UserChange) },
    responses: { 200: userResponse, 404: notYours },
  },

  getNotificationSettings: {
    access: 'contact',
    method: 'get',
    path: '/users/notification-prefs/{id}',
    summary: 'List your notification settings',
    request: { params: IdParams, headers: LanguageHeader },
    responses: {
      200: json(z.array(NotificationSetting), 'In the order of the settings.'),
      404: notYours,
    },
  },

  setNotification: {
    access: 'contact',
    method: 'post',
    path: '/users/notification-prefs/{id}/{setting}',
    summary: 'Turn a notification on or off',
    request: {
      params: IdParams.extend({
        setting: z
          .string()
          .max(50)
          .openapi({
            param: { name: 'setting', in: 'path' },
            description: 'A notificationId.',
          }),
      }),
      headers: LanguageHeader,
      ...jsonBody(z.strictObject({ enabled: z.boolean() })),
    },
    responses: { 200: json(NotificationSetting, 'The changed setting.'), 404: notYours },
  },

  unsubscribeByLink: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: unsubscribePath,
    summary: 'Stop emails of one kind with one click, by the link in an email (RFC 8058)',
    request: { params: ReaderParams, query: UnsubscribeLink },
    responses: {
      200: json(
        Success,
        'It stays off until the person turns it on. A second call changes nothing.',
      ),
      404: problem('Unsubscribe.LinkEnded: not our link.'),
    },
  },

  openUnsubscribe: {
    access: 'anyone',
    method: 'get',
    path: unsubscribePath,
    summary:
      'Redirect to the page that stops emails of one kind, for email programs that open the link (it stops nothing itself)',
    request: { params: ReaderParams, query: UnsubscribeLink },
    responses: {
      303: redirect('To the page.'),
    },
  },

  deleteAccount: {
    access: 'user',
    method: 'delete',
    path: '/users/{id}',
    summary: 'Delete your account',
    description:
      'Every session ends. Records that the law makes the city keep lose the person’s name.',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Deleted. A last email confirms it.'),
      404: notYours,
      409: problem(
        'Organization.LastManager: an organization with other members has only this manager. Account.LastAdministrator.',
      ),
    },
  },

  exportData: {
    access: 'user',
    method: 'get',
    path: '/users/data-export',
    summary: 'Download the data that the city has about you',
    responses: { 200: json(DataExport, 'As an attachment.') },
  },

  listDataExports: {
    access: 'user',
    method: 'get',
    path: '/users/data-exports',
    summary: 'Get whether your data can be downloaded right away, and your prepared archives',
    responses: {
      200: json(
        z.strictObject({ isLarge: z.boolean(), exports: z.array(DataExportJob) }),
        'Newest first.',
      ),
    },
  },

  createDataExport: {
    access: 'user',
    method: 'post',
    path: '/users/data-exports',
    summary: 'Prepare an archive of your data and get an email when it is ready',
    responses: { 202: json(DataExportJob, 'If one is already being prepared, that one.') },
  },

  downloadDataArchive: {
    access: 'user',
    method: 'get',
    path: '/users/data-archive',
    summary: 'Download the data that the city has about you, with the files, as a ZIP',
    request: { headers: LanguageHeader },
    responses: {
      200: zip,
      409: problem('DataExport.TooLarge: prepare an archive first (createDataExport).'),
    },
  },

  downloadDataExport: {
    access: 'user',
    method: 'get',
    path: '/users/data-exports/{id}/archive',
    summary: 'Download a prepared archive',
    request: { params: IdParams },
    responses: {
      200: zip,
      404: problem('DataExport.NotFound: not your archive, or no longer available.'),
    },
  },

  setPicture: {
    access: 'contact',
    bodyLimit: 1_100_000,
    method: 'put',
    path: '/users/image',
    summary: 'Set a profile picture',
    description:
      'Send the small copy that is shown: JPEG, PNG, GIF or WebP, at most 1 MB and 1,024 pixels a side. To keep the original too, upload it in parts first (beginPictureUpload).',
    request: {
      body: {
        content: {
          'multipart/form-data': {
            schema: z.object({ image: filePart, uploadId: z.uuid().optional() }),
          },
        },
        required: true,
      },
    },
    responses: {
      200: json(z.strictObject({ urlResponse: z.string() }), 'The address of the picture.'),
      400: problem('Account.NotAPicture, Account.PictureNotSmall.'),
      404: problem('Account.UploadNotFound.'),
      413: problem('Error.TooLarge: more than 1 MB.'),
    },
  },

  removePicture: {
    access: 'contact',
    method: 'delete',
    path: '/users/image',
    summary: 'Delete the profile picture',
    responses: { 200: json(Success, 'Deleted, with its original.') },
  },

  beginPictureUpload: {
    access: 'contact',
    method: 'post',
    path: '/users/image/uploads',
    summary: 'Start uploading the original of a picture',
    request: jsonBody(
      z.strictObject({
        size: z
          .int()
          .min(1)
          .max(2_000_000_000)
          .openapi({ description: 'Size of the whole file in bytes.' }),
      }),
    ),
    responses: {
      200: json(
        z.strictObject({
          uploadId: z.uuid(),
          partSize: z
            .int()
            .openapi({ description: 'Size of every part except the last, in bytes.' }),
        }),
        'Upload the parts, then call completePictureUpload.',
      ),
      413: problem('Error.TooLarge: more than 100 MB.'),
    },
  },

  putPicturePart: {
    access: 'contact',
    bodyLimit: 8 * 1024 * 1024,
    method: 'put',
    path: '/users/image/uploads/{id}/{part}',
    summary: 'Upload one part of the original',
    request: {
      params: IdParams.extend({
        part: z.coerce
          .number()
          .int()
          .min(1)
          .max(100)
          .openapi({
            param: { name: 'part', in: 'path' },
            description: 'From 1.',
          }),
      }),
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: json(
        z.strictObject({ partNumber: z.int(), etag: z.string() }),
        'Keep this value for completePictureUpload.',
      ),
      404: problem('Account.UploadNotFound.'),
      413: problem('Error.TooLarge: more than partSize, or more than the announced size.'),
    },
  },

  completePictureUpload: {
    access: 'contact',
    method: 'post',
    path: '/users/image/uploads/{id}',
    summary: 'Join the parts of the original',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          parts: z
            .array(
              z.strictObject({ partNumber: z.int().min(1).max(100), etag: z.string().max(200) }),
            )
            .min(1)
            .max(100),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Complete. setPicture shows its small copy.'),
      400: problem('Account.NotAPicture, Account.PictureTooManyPixels, Account.PictureIncomplete.'),
      404: problem('Account.UploadNotFound.'),
    },
  },
})

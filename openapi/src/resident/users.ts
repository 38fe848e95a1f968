import { z } from '@hono/zod-openapi'
import { binary, IdParams, json, LanguageHeader, operations, problem } from '../contract.ts'
import { addressFields, field } from '../shared/address.ts'
import { jsonBody, NotificationSetting, ProfileDetails, Success, User } from '../shared/user.ts'
import { DataExport, Profile } from './profile-shapes.ts'

const notYours = problem('Account.NotYours: not the account of the person who asks.')
const userResponse = json(z.strictObject({ userResponse: User }), 'The user as it is now.')

const UserChange = z
  .strictObject({
    Language: z.enum(['en', 'es']).optional(),
    selectedOrganization: z
      .union([z.uuid(), z.literal('personal')])
      .optional()
      .openapi({
        description: 'On whose behalf the person acts: an organization’s id, or "personal".',
      }),
  })
  .openapi('UserChange')

const noMember = problem('Organization.NotFound: none that the person is an approved member of.')

const DataExportJob = z
  .strictObject({
    id: z.uuid(),
    status: z.enum(['preparing', 'ready', 'failed']),
    size: z.int().nullable().openapi({ description: 'Bytes, once it is ready.' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().openapi({ description: 'Then it is deleted.' }),
  })
  .openapi('DataExportJob')

const zip = {
  description: 'An index page, a JSON file of each kind, and the files.',
  content: { 'application/zip': { schema: binary } },
}

export const users = operations('Account', {
  getProfile: {
    access: 'contact',
    method: 'get',
    path: '/users/profile/{id}',
    summary: 'One’s own profile',
    request: { params: IdParams },
    responses: { 200: json(Profile, 'The profile.'), 404: notYours },
  },

  getProfileDetails: {
    access: 'contact',
    method: 'get',
    path: '/users/profile-details/{id}',
    summary: 'One’s own user record with its history',
    request: { params: IdParams },
    responses: { 200: json(ProfileDetails, 'The newest 200 of each.'), 404: notYours },
  },

  updateProfile: {
    access: 'contact',
    method: 'put',
    path: '/users/profile',
    summary: 'Change one’s own profile',
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
      400: problem('Util.FormContainsErrors with each wrong field.'),
      403: problem(
        'Auth.ConfirmationRequired: another address than the one that stands; confirm (confirmIdentity) and try again.',
      ),
    },
  },

  updateUser: {
    access: 'user',
    method: 'put',
    path: '/users',
    summary: 'Change one’s own language, or on whose behalf one acts',
    request: jsonBody(UserChange),
    responses: { 200: userResponse, 404: noMember },
  },

  updateUserById: {
    access: 'user',
    method: 'put',
    path: '/users/profile/{id}',
    summary: 'As updateUser, with one’s own id in the path',
    deprecated: true,
    request: { params: IdParams, ...jsonBody(UserChange) },
    responses: { 200: userResponse, 404: notYours },
  },

  getNotificationSettings: {
    access: 'contact',
    method: 'get',
    path: '/users/notification-prefs/{id}',
    summary: 'What one is told of',
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
    summary: 'Switch a notification on or off',
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
    responses: { 200: json(NotificationSetting, 'As it stands now.'), 404: notYours },
  },

  deleteAccount: {
    access: 'user',
    method: 'delete',
    path: '/users/{id}',
    summary: 'Delete one’s own account',
    description:
      'Every session ends. What the law obliges the city to keep loses the person’s name.',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Deleted; a last mail says so.'),
      404: notYours,
      409: problem(
        'Organization.LastManager: others act for an organization that only this person manages. Account.LastAdministrator.',
      ),
    },
  },

  exportData: {
    access: 'user',
    method: 'get',
    path: '/users/data-export',
    summary: 'Everything the city holds on one, to download',
    responses: { 200: json(DataExport, 'As an attachment.') },
  },

  listDataExports: {
    access: 'user',
    method: 'get',
    path: '/users/data-exports',
    summary: 'Whether one’s data can be had at once, and the archives prepared for one',
    responses: {
      200: json(
        z.strictObject({ isLarge: z.boolean(), exports: z.array(DataExportJob) }),
        'The newest first.',
      ),
    },
  },

  createDataExport: {
    access: 'user',
    method: 'post',
    path: '/users/data-exports',
    summary: 'Have an archive of one’s data prepared; a mail tells when it is ready',
    responses: { 202: json(DataExportJob, 'While one is being prepared it is that one.') },
  },

  downloadDataArchive: {
    access: 'user',
    method: 'get',
    path: '/users/data-archive',
    summary: 'Everything the city holds on one, with the files, as a ZIP',
    request: { headers: LanguageHeader },
    responses: {
      200: zip,
      409: problem('DataExport.TooLarge: it has to be prepared first (createDataExport).'),
    },
  },

  downloadDataExport: {
    access: 'user',
    method: 'get',
    path: '/users/data-exports/{id}/archive',
    summary: 'An archive that was prepared for one',
    request: { params: IdParams },
    responses: { 200: zip, 404: problem('DataExport.NotFound: another’s, or it has ended.') },
  },

  setPicture: {
    access: 'contact',
    bodyLimit: 1_100_000,
    method: 'put',
    path: '/users/image',
    summary: 'Show a profile picture',
    description:
      'Takes the small copy that is displayed: JPEG, PNG, GIF or WebP, at most 1 MB and 1,024 pixels a side. The original, if it is to be kept, is uploaded in parts before (beginPictureUpload).',
    request: {
      body: {
        content: {
          'multipart/form-data': {
            schema: z.object({ image: binary, uploadId: z.uuid().optional() }),
          },
        },
        required: true,
      },
    },
    responses: {
      200: json(z.strictObject({ urlResponse: z.string() }), 'Where the picture is served.'),
      400: problem('Account.NotAPicture, Account.PictureNotSmall.'),
      404: problem('Account.UploadNotFound.'),
      413: problem('Error.TooLarge: more than 1 MB.'),
    },
  },

  removePicture: {
    access: 'contact',
    method: 'delete',
    path: '/users/image',
    summary: 'Take the profile picture away',
    responses: { 200: json(Success, 'Gone, and its original with it.') },
  },

  beginPictureUpload: {
    access: 'contact',
    method: 'post',
    path: '/users/image/uploads',
    summary: 'Begin to upload the original of a picture',
    request: jsonBody(
      z.strictObject({
        size: z
          .int()
          .min(1)
          .max(2_000_000_000)
          .openapi({ description: 'Bytes of the whole file.' }),
      }),
    ),
    responses: {
      200: json(
        z.strictObject({
          uploadId: z.uuid(),
          partSize: z.int().openapi({ description: 'Bytes of every part but the last.' }),
        }),
        'Send the parts now, then completePictureUpload.',
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
      200: json(z.strictObject({ partNumber: z.int(), etag: z.string() }), 'Keep it for the end.'),
      404: problem('Account.UploadNotFound.'),
      413: problem('Error.TooLarge: more than partSize, or beyond the announced size.'),
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
      200: json(Success, 'It is a picture; setPicture shows its small copy.'),
      400: problem('Account.NotAPicture, Account.PictureTooManyPixels, Account.PictureIncomplete.'),
      404: problem('Account.UploadNotFound.'),
    },
  },
})

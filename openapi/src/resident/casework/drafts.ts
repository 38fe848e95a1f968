import { z } from '@hono/zod-openapi'
import { fileLimits } from '@portal/core/files/rules'
import { binary, json, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const DraftFile = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    size: z.int().min(0).openapi({ description: 'Stored size in bytes.' }),
  })
  .openapi('DraftFile')

const Draft = z
  .strictObject({
    id: z.uuid(),
    form: z.record(z.string(), z.unknown()).openapi({ description: 'The saved draft.' }),
    files: z.array(DraftFile),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Draft')

const ServiceParams = z.object({
  serviceId: z.uuid().openapi({ param: { name: 'serviceId', in: 'path' } }),
})

const FileParams = ServiceParams.extend({
  fileId: z.uuid().openapi({ param: { name: 'fileId', in: 'path' } }),
})

const noService = problem('Service.NotFound: no such published service.')

export const drafts = operations('Drafts', {
  getDraft: {
    access: 'anyone',
    method: 'get',
    path: '/drafts/{serviceId}',
    summary: 'Get the draft of a service’s form',
    request: { params: ServiceParams },
    responses: {
      200: json(
        z.strictObject({ draft: orNull(Draft) }),
        'The draft of the person, or of this device if not logged in. Null without a draft.',
      ),
    },
  },

  saveDraft: {
    access: 'anyone',
    bodyLimit: 50_000,
    weight: 'light',
    method: 'put',
    path: '/drafts/{serviceId}',
    summary: 'Save the draft of a service’s form',
    request: {
      params: ServiceParams,
      ...jsonBody(
        z.strictObject({
          form: z.record(z.string(), z.unknown()),
          isPart: z
            .boolean()
            .default(false)
            .openapi({ description: 'Fields that are not in `form` keep what was saved before.' }),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({ success: z.literal(true), id: z.uuid() }),
        'Saved for 60 days. The id stays the same until the form is sent or the draft is deleted.',
      ),
      404: noService,
    },
  },

  deleteDraft: {
    access: 'anyone',
    method: 'delete',
    path: '/drafts/{serviceId}',
    summary: 'Delete the draft of a service’s form',
    request: { params: ServiceParams },
    responses: { 200: json(Success, 'Deleted, with its files.') },
  },

  addDraftFile: {
    access: 'anyone',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/drafts/{serviceId}/files',
    summary: 'Upload a file before its form is sent',
    description:
      'Pictures (JPEG, PNG, GIF, WebP). For services with a hosted form also PDF. We identify files by their content, and remove everything except the picture from pictures.',
    request: {
      params: ServiceParams,
      query: z.object({ name: z.string().max(500).default('') }),
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      201: json(DraftFile, 'Saved.'),
      400: problem(
        'File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany, File.TogetherTooLarge.',
      ),
      404: noService,
      413: problem('Error.TooLarge: more than 10 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  removeDraftFile: {
    access: 'anyone',
    method: 'delete',
    path: '/drafts/{serviceId}/files/{fileId}',
    summary: 'Delete an uploaded file',
    request: { params: FileParams },
    responses: { 200: json(Success, 'Deleted.') },
  },

  setThumbnail: {
    access: 'anyone',
    bodyLimit: fileLimits.thumbnailBytes,
    weight: 'light',
    method: 'put',
    path: '/drafts/{serviceId}/files/{fileId}/thumbnail',
    summary: 'Upload a small copy of a picture, for lists',
    description:
      'Up to 256 pixels a side. Lists show it beside the request. Without it they show pictures up to 100 kB themselves, and no larger ones.',
    request: {
      params: FileParams,
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: json(Success, 'Saved. It replaces an earlier one.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Error.NotFound: no such picture in your own draft.'),
      413: problem('Error.TooLarge: more than 24 kB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
})

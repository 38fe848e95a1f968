import { z } from '@hono/zod-openapi'
import { fileLimits } from '@portal/core/rules'
import { binary, json, operations, orNull, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'

const DraftFile = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    size: z.int().min(0).openapi({ description: 'Bytes, as kept.' }),
  })
  .openapi('DraftFile')

const Draft = z
  .strictObject({
    id: z.uuid(),
    form: z.record(z.string(), z.unknown()).openapi({ description: 'As it was kept.' }),
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
    summary: 'What was typed of a service’s form',
    request: { params: ServiceParams },
    responses: {
      200: json(
        z.strictObject({ draft: orNull(Draft) }),
        'Of the person, or of this device without one; null where nothing was.',
      ),
    },
  },

  saveDraft: {
    access: 'anyone',
    bodyLimit: 50_000,
    weight: 'light',
    method: 'put',
    path: '/drafts/{serviceId}',
    summary: 'Keep what was typed of a service’s form',
    request: {
      params: ServiceParams,
      ...jsonBody(z.strictObject({ form: z.record(z.string(), z.unknown()) })),
    },
    responses: {
      200: json(
        z.strictObject({ success: z.literal(true), id: z.uuid() }),
        'Kept for 60 days; the id stays the same until it is sent or thrown away.',
      ),
      404: noService,
    },
  },

  deleteDraft: {
    access: 'anyone',
    method: 'delete',
    path: '/drafts/{serviceId}',
    summary: 'Throw away what was typed',
    request: { params: ServiceParams },
    responses: { 200: json(Success, 'Gone, with its files.') },
  },

  addDraftFile: {
    access: 'anyone',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/drafts/{serviceId}/files',
    summary: 'Send a file ahead of its form',
    description:
      'Pictures (JPEG, PNG, GIF, WebP); for services with a hosted form also PDF. What it is is told by its content. Of pictures, everything but the picture goes.',
    request: {
      params: ServiceParams,
      query: z.object({ name: z.string().max(500).default('') }),
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      201: json(DraftFile, 'Kept.'),
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
    summary: 'Take a file back',
    request: { params: FileParams },
    responses: { 200: json(Success, 'Gone.') },
  },

  setThumbnail: {
    access: 'anyone',
    bodyLimit: fileLimits.thumbnailBytes,
    weight: 'light',
    method: 'put',
    path: '/drafts/{serviceId}/files/{fileId}/thumbnail',
    summary: 'Send the small copy of a picture, for lists',
    description:
      'Up to 256 pixels a side. Lists show it beside the request; without it they show a picture of up to 100 kB itself, and no larger one.',
    request: {
      params: FileParams,
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: json(Success, 'Kept, over the one before.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Error.NotFound: no picture of one’s own draft.'),
      413: problem('Error.TooLarge: more than 24 kB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
})

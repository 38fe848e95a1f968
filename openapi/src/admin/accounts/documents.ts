import { z } from '@hono/zod-openapi'
import { binary, json, operations, problem } from '../../contract.ts'
import { Success } from '../../shared/user.ts'

const AccountParams = z.object({
  utilityAccount: z
    .string()
    .max(100)
    .openapi({
      param: { name: 'utilityAccount', in: 'path' },
      description: 'Customer and location number.',
      example: '1001-5001',
    }),
})

export const documents = operations('Documents', {
  addDocument: {
    access: 'staff',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/box/util/{utilityAccount}/documents',
    summary: 'Add a document to the folder of a utility account',
    request: {
      params: AccountParams,
      query: z.object({ name: z.string().max(500).default('') }),
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      201: json(
        z
          .strictObject({
            id: z.uuid(),
            name: z.string(),
            type: z.string(),
            size: z.int().min(0).openapi({ description: 'Stored size in bytes.' }),
          })
          .openapi('AccountDocument'),
        'Everyone who has the account can see it.',
      ),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Document.FolderNotFound: no such account.'),
      413: problem('Error.TooLarge: more than 10 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  deleteDocument: {
    access: 'staff',
    method: 'delete',
    path: '/box/util/{utilityAccount}/documents/{id}',
    summary: 'Delete a document from the folder of a utility account',
    request: {
      params: AccountParams.extend({
        id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
      }),
    },
    responses: {
      200: json(Success, 'Deleted, with its content.'),
      404: problem('Document.NotFound.'),
    },
  },
})

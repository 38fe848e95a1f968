import { z } from '@hono/zod-openapi'
import { binary, json, operations, problem } from '../contract.ts'
import { Success } from '../shared/user.ts'

const AccountParams = z.object({
  utilityAccount: z
    .string()
    .max(100)
    .openapi({
      param: { name: 'utilityAccount', in: 'path' },
      description: 'Customer and location.',
      example: '1001-5001',
    }),
})

export const documents = operations('Documents', {
  addDocument: {
    access: 'staff',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/box/util/{utilityAccount}/documents',
    summary: 'Put a document into the folder of a utility account',
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
            size: z.int().min(0).openapi({ description: 'Bytes, as kept.' }),
          })
          .openapi('AccountDocument'),
        'All who look after the account see it.',
      ),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Document.FolderNotFound: there is no such account.'),
      413: problem('Error.TooLarge: more than 10 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  deleteDocument: {
    access: 'staff',
    method: 'delete',
    path: '/box/util/{utilityAccount}/documents/{id}',
    summary: 'Take a document out of the folder of a utility account',
    request: {
      params: AccountParams.extend({
        id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
      }),
    },
    responses: { 200: json(Success, 'Gone, its bytes too.'), 404: problem('Document.NotFound.') },
  },
})

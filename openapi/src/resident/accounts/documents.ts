import { z } from '@hono/zod-openapi'
import { filePart, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { redirect } from '../../shared/platform/redirect.ts'

const Folder = z
  .strictObject({
    folderId: z.uuid(),
    accessToken: z.string().openapi({
      description:
        'Opens this folder for half an hour. It is the boxToken of `/mobileWebView/box`.',
    }),
  })
  .openapi('BoxFolder')

const notYours = problem('Document.FolderNotFound: not your folder.')

const FolderParams = z.object({
  folderId: z.uuid().openapi({ param: { name: 'folderId', in: 'path' } }),
})

const FolderQuery = z.object({
  boxToken: z.string().max(2000).openapi({ description: 'The folder’s accessToken.' }),
  sfId: z.string().max(100).optional(),
  utilityAccount: z
    .string()
    .max(100)
    .optional()
    .openapi({ description: 'How the folder was opened: this, or sfId.' }),
})

const noFolder = problem(
  'Document.FolderNotFound: the token is not valid, or is for another folder.',
)
const expired = problem('Document.LinkExpired: open the folder again.')

export const documents = operations('Documents', {
  openRequestFolder: {
    access: 'contact',
    method: 'get',
    path: '/box/{sfId}',
    summary: 'Open the folder of a request',
    request: {
      params: z.object({
        sfId: z
          .string()
          .max(100)
          .openapi({
            param: { name: 'sfId', in: 'path' },
            description: 'The request’s id.',
            example: '019b76da-a800-7000-8000-000000000000',
          }),
      }),
    },
    responses: { 200: json(Folder, 'The folder.'), 404: notYours },
  },

  openAccountFolder: {
    access: 'contact',
    method: 'get',
    path: '/box/util/{utilityAccount}',
    summary: 'Open the folder of a utility account',
    request: {
      params: z.object({
        utilityAccount: z
          .string()
          .max(100)
          .openapi({
            param: { name: 'utilityAccount', in: 'path' },
            description: 'Customer and location number.',
            example: '1001-5001',
          }),
      }),
    },
    responses: { 200: json(Folder, 'The folder.'), 404: notYours },
  },

  listDocuments: {
    access: 'anyone',
    method: 'get',
    path: '/box/folders/{folderId}',
    summary: 'Get a page of a folder',
    request: {
      params: FolderParams,
      query: FolderQuery.extend({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
      headers: LanguageHeader,
    },
    responses: {
      200: json(
        z
          .strictObject({
            folderId: z.uuid(),
            kind: z.enum(['request', 'account']),
            name: z.string(),
            number: z
              .string()
              .openapi({ description: 'The request number, or the account number.' }),
            canAdd: z.boolean(),
            total: z.int().min(0),
            page: z.int().min(1),
            pages: z.int().min(1),
            documents: z.array(
              z.strictObject({
                id: z.uuid(),
                name: z.string(),
                type: z.string(),
                size: z.int().min(0).openapi({ description: 'Bytes.' }),
                by: z.enum(['resident', 'staff']),
                createdAt: z.iso.datetime(),
                url: z.string().openapi({ description: 'Valid for 15 minutes.' }),
              }),
            ),
          })
          .openapi('BoxFolderPage'),
        'Newest first, 25 per page.',
      ),
      403: expired,
      404: noFolder,
    },
  },

  addToFolder: {
    access: 'anyone',
    bodyLimit: 20_971_520,
    method: 'post',
    path: '/box/folders/{folderId}/files',
    summary: 'Add a file to a folder, as the folder’s page does',
    request: {
      params: FolderParams,
      query: FolderQuery,
      body: {
        content: { 'multipart/form-data': { schema: z.object({ file: filePart }) } },
        required: true,
      },
    },
    responses: {
      303: redirect(
        'Redirects to the folder’s page with `added`, or with the error in `refused`: File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, Error.TooLarge, Document.ReadOnly, Document.Full.',
      ),
      403: expired,
      404: noFolder,
      413: problem('Error.TooLarge: more than 20 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
})

import {
  fileLink,
  folderGrantOf,
  folderToken,
  givenFile,
  type HandlerContext,
  type Handlers,
  ok,
  requestFiles,
} from '@portal/bff-pipeline'
import {
  addToFolder,
  type FolderName,
  folderNotFound,
  listDocuments,
  openFolder,
} from '@portal/core/documents'
import { DomainError } from '@portal/core/kernel'
import type { documents } from '@portal/openapi/resident/accounts/documents'

async function opened(context: HandlerContext, name: FolderName) {
  const grant = await openFolder(context, name)
  const accessToken = folderToken(context.state.authSecret, grant)
  return ok({ folderId: grant.folderId, accessToken })
}

interface Asked {
  readonly params: { readonly folderId: string }
  readonly query: {
    readonly boxToken: string
    readonly sfId?: string | undefined
    readonly utilityAccount?: string | undefined
  }
}

/** The folder in the path, and the token's access to it. */
function folderOf({ state }: HandlerContext, { params: { folderId }, query }: Asked) {
  const { boxToken, sfId, utilityAccount } = query
  const grant = folderGrantOf(state.authSecret, folderId, boxToken)
  if (sfId) return { grant, folderId, name: { kind: 'request', id: sfId } } as const
  if (!utilityAccount) throw folderNotFound()
  return { grant, folderId, name: { kind: 'account', number: utilityAccount } } as const
}

/** Errors about the file, shown on the folder's page. */
const refusals: ReadonlySet<string> = new Set([
  'File.Empty',
  'File.KindNotTaken',
  'File.Incomplete',
  'File.TooManyPixels',
  'Error.TooLarge',
  'Document.ReadOnly',
  'Document.Full',
])

/** A token opens a folder, with or without a session. */
export const documentHandlers = {
  openRequestFolder: ({ params }, context) => opened(context, { kind: 'request', id: params.sfId }),
  openAccountFolder: ({ params }, context) =>
    opened(context, { kind: 'account', number: params.utilityAccount }),
  listDocuments: async (asked, context) => {
    const { grant, ...folder } = folderOf(context, asked)
    const { documents, ...page } = await listDocuments(context, grant, {
      ...folder,
      page: asked.query.page,
    })
    const { authSecret } = context.state
    const linked = documents.map(({ objectKey, ...document }) => ({
      ...document,
      url: fileLink(authSecret, { objectKey, ...document }),
    }))
    return ok({ ...page, documents: linked })
  },
  addToFolder: async (asked, context) => {
    const { grant, ...folder } = folderOf(context, asked)
    const store = requestFiles(context.state.env.DOCUMENTS)
    const outcome = await addToFolder(context, store, grant, {
      ...folder,
      file: await givenFile(asked.body.file),
    }).then(
      () => ({ added: '1' }),
      (error: unknown) => {
        if (!(error instanceof DomainError) || !refusals.has(error.code)) throw error
        return { refused: error.code }
      },
    )
    const query = new URLSearchParams({ folderId: folder.folderId, ...definedOf(asked.query) })
    for (const [name, value] of Object.entries(outcome)) query.set(name, value)
    return { status: 303, body: null, headers: { location: `/mobileWebView/box?${query}` } }
  },
} satisfies Handlers<typeof documents>

const definedOf = ({ boxToken, sfId, utilityAccount }: Asked['query']) => ({
  boxToken,
  ...(sfId && { sfId }),
  ...(utilityAccount && { utilityAccount }),
})

import { type Handlers, ok, requestFiles } from '@portal/bff-pipeline'
import { addDocument, deleteDocument } from '@portal/core/documents'
import type { documents } from '@portal/openapi/admin/accounts/documents'

export const documentHandlers = {
  addDocument: async ({ params, query, body }, context) => {
    const document = await addDocument(context, requestFiles(context.state.env.DOCUMENTS), {
      account: params.utilityAccount,
      name: query.name,
      bytes: new Uint8Array(await new Response(body.stream).arrayBuffer()),
    })
    return { status: 201, body: document }
  },
  deleteDocument: async ({ params }, context) => {
    const key = { account: params.utilityAccount, id: params.id }
    await deleteDocument(context, requestFiles(context.state.env.DOCUMENTS), key)
    return ok({ success: true })
  },
} satisfies Handlers<typeof documents>

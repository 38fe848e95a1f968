import {
  done,
  fileLink,
  type Handlers,
  ok,
  requestFiles,
  withThumbnailLinks,
} from '@portal/bff-pipeline'
import {
  addNote,
  askQuestion,
  assignRequest,
  attachFile,
  type BulkChoice,
  type Changed,
  changeStatus,
  deleteDeskFilter,
  type CaseQueueFilter,
  exportRequests,
  getDesk,
  getDeskRequest,
  listDeskPoints,
  listDeskRequests,
  mergeRequest,
  previewBulk,
  replyToRequest,
  runBulk,
  saveDeskFilter,
} from '@portal/core/case-queue'
import type { caseQueue } from '@portal/openapi/admin/casework/case-queue'

type WireFilter = Omit<CaseQueueFilter, 'isOverdue' | 'olderThanDays'> & {
  readonly overdue?: 'yes' | undefined
  readonly older?: number | undefined
}

const filterOf = ({ overdue, older, ...filter }: WireFilter): CaseQueueFilter => ({
  ...filter,
  isOverdue: overdue === 'yes',
  olderThanDays: older,
})

const choiceOf = (
  choice: { readonly numbers: readonly string[] } | { readonly filter: WireFilter },
): BulkChoice =>
  'numbers' in choice ? { numbers: choice.numbers } : { filter: filterOf(choice.filter) }

interface Looked {
  readonly params: { readonly id: string }
  readonly headers: { readonly 'if-match': string }
}

/** The request and the version that the clerk saw. */
const seenIn = ({ params, headers }: Looked) => ({
  id: params.id,
  version: Number(headers['if-match'].replaceAll('"', '')),
})

const etagOf = ({ version }: Changed) => ({ etag: `"${version}"` })

async function changed(change: Promise<Changed>) {
  const body = await change
  return ok(body, etagOf(body))
}

export const caseQueueHandlers = {
  listDeskRequests: async ({ query: { after, ...query } }, context) =>
    ok(
      withThumbnailLinks(
        context.state.authSecret,
        await listDeskRequests(context, filterOf(query), after),
      ),
    ),
  listDeskPoints: ({ query }, context) => ok(listDeskPoints(context, filterOf(query))),
  exportRequests: ({ query }, context) =>
    ok(exportRequests(context, filterOf(query)), {
      // The BOM marks UTF-8 for spreadsheets.
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="requests.csv"',
      'cache-control': 'no-store',
    }),
  getDesk: (_input, context) => ok(getDesk(context)),
  saveDeskFilter: ({ body }, context) => ok(saveDeskFilter(context, body)),
  deleteDeskFilter: ({ params }, context) => done(deleteDeskFilter(context, params.id)),
  previewBulk: ({ body }, context) => ok(previewBulk(context, choiceOf(body.choice), body.action)),
  runBulk: ({ body }, context) => ok(runBulk(context, choiceOf(body.choice), body.action)),
  getDeskRequest: async ({ params }, context) => {
    const { files, ...request } = await getDeskRequest(context, params.id)
    const linked = files.map(({ objectKey, ...file }) => ({
      ...file,
      url: fileLink(context.state.authSecret, { objectKey, ...file }),
    }))
    // Its links expire, and its text depends on the reader's language: only the version stays the
    // same.
    return ok({ ...request, files: linked }, { ...etagOf(request), 'cache-control': 'no-store' })
  },
  assignRequest: (input, context) =>
    changed(assignRequest(context, { ...seenIn(input), ...input.body })),
  changeStatus: (input, context) =>
    changed(changeStatus(context, { ...seenIn(input), ...input.body })),
  askQuestion: (input, context) =>
    changed(askQuestion(context, { ...seenIn(input), ...input.body })),
  replyToRequest: (input, context) =>
    changed(replyToRequest(context, { ...seenIn(input), ...input.body })),
  addNote: (input, context) => changed(addNote(context, { ...seenIn(input), ...input.body })),
  mergeRequest: (input, context) =>
    changed(mergeRequest(context, { ...seenIn(input), ...input.body })),
  attachFile: async (input, context) => {
    const bytes = new Uint8Array(await new Response(input.body.stream).arrayBuffer())
    const { name, public: isPublic } = input.query
    return changed(
      attachFile(context, requestFiles(context.state.env.DOCUMENTS), {
        ...seenIn(input),
        name,
        bytes,
        isPublic: isPublic === 'yes',
      }),
    )
  },
} satisfies Handlers<typeof caseQueue>

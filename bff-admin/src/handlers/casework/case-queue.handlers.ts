import { done, fileLink, type Handlers, ok, requestFiles } from '@portal/bff-pipeline'
import {
  addNote,
  askQuestion,
  assignRequest,
  attachFile,
  type BulkChoice,
  type Changed,
  changeCategory,
  changeDue,
  changePlace,
  changeStatus,
  deleteDeskFilter,
  type CaseQueueFilter,
  exportRequests,
  getDesk,
  getDeskRequest,
  getPresence,
  listDeskPoints,
  listDeskRequests,
  mergeRequest,
  previewBulk,
  replyToRequest,
  runBulk,
  saveDeskFilter,
} from '@portal/core/case-queue'
import { parcelGeocoder } from '@portal/core/parcels'
import type { caseQueue } from '@portal/openapi/admin/casework/case-queue'
import { presenceHeaders } from './presence-headers.ts'
import { etagOf, seenIn } from './seen.ts'

type WireFilter = Omit<
  CaseQueueFilter,
  'isOverdue' | 'hasNewAnswer' | 'isWaiting' | 'isReopened' | 'olderThanDays'
> & {
  readonly overdue?: 'yes' | undefined
  readonly answered?: 'yes' | undefined
  readonly waiting?: 'yes' | undefined
  readonly reopened?: 'yes' | undefined
  readonly older?: number | undefined
}

const filterOf = ({
  overdue,
  answered,
  waiting,
  reopened,
  older,
  ...filter
}: WireFilter): CaseQueueFilter => ({
  ...filter,
  isOverdue: overdue === 'yes',
  hasNewAnswer: answered === 'yes',
  isWaiting: waiting === 'yes',
  isReopened: reopened === 'yes',
  olderThanDays: older,
})

const choiceOf = (
  choice: { readonly numbers: readonly string[] } | { readonly filter: WireFilter },
): BulkChoice =>
  'numbers' in choice ? { numbers: choice.numbers } : { filter: filterOf(choice.filter) }

async function changed(change: Promise<Changed>) {
  const body = await change
  return ok(body, etagOf(body))
}

export const caseQueueHandlers = {
  listDeskRequests: async ({ query: { after, before, ...query } }, context) => {
    const { data, ...page } = await listDeskRequests(context, filterOf(query), { after, before })
    const { authSecret } = context.state
    return ok({
      ...page,
      data: data.map(({ thumbnail, ...item }) => ({
        ...item,
        thumbnail: thumbnail && fileLink(authSecret, { ...thumbnail, name: 'picture' }),
      })),
    })
  },
  listDeskPoints: ({ query }, context) => ok(listDeskPoints(context, filterOf(query))),
  exportRequests: ({ query }, context) =>
    ok(exportRequests({ ...context, language: query.lng ?? context.language }, filterOf(query)), {
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
  changeCategory: (input, context) =>
    changed(changeCategory(context, { ...seenIn(input), ...input.body })),
  changeDue: (input, context) => changed(changeDue(context, { ...seenIn(input), ...input.body })),
  changePlace: (input, context) =>
    changed(changePlace(context, parcelGeocoder, { ...seenIn(input), ...input.body })),
  getPresence: async ({ params }, context) => {
    const presence = await getPresence(context, params.id)
    return ok(presence, presenceHeaders(presence))
  },
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

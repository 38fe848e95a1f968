import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addPersonNote,
  deletePersonNote,
  getOrganization,
  getPerson,
  liftMailBlock,
  listPersonHistory,
} from '@portal/core/person-record'
import type { personRecord } from '@portal/openapi/admin/accounts/person-record'

export const personRecordHandlers = {
  getPerson: ({ params }, context) => ok(getPerson(context, params.id)),
  getOrganization: ({ params }, context) => ok(getOrganization(context, params.id)),
  listPersonHistory: ({ params, query }, context) =>
    ok(listPersonHistory(context, params.id, query)),
  liftMailBlock: ({ params }, context) => done(liftMailBlock(context, params.id)),
  addPersonNote: async ({ params, body }, context) => ({
    status: 201,
    body: await addPersonNote(context, params.id, body.text),
  }),
  deletePersonNote: ({ params }, context) =>
    done(deletePersonNote(context, params.id, params.noteId)),
} satisfies Handlers<typeof personRecord>

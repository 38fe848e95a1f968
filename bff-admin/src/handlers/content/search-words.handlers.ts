import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addBestBet,
  addSynonym,
  deleteBestBet,
  deleteSynonym,
  listSearchWords,
} from '@portal/core/search'
import type { searchWords } from '@portal/openapi/admin/content/search-words'

export const searchWordHandlers = {
  listSearchWords: (_input, context) => ok(listSearchWords(context)),
  addSynonym: async ({ body }, context) => ({ status: 201, body: await addSynonym(context, body) }),
  deleteSynonym: ({ params }, context) => done(deleteSynonym(context, params.id)),
  addBestBet: async ({ body }, context) => ({ status: 201, body: await addBestBet(context, body) }),
  deleteBestBet: ({ params }, context) => done(deleteBestBet(context, params.id)),
} satisfies Handlers<typeof searchWords>

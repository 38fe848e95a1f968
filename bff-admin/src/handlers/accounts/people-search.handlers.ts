import { type Handlers, ok } from '@portal/bff-pipeline'
import { findPeople, findPermits } from '@portal/core/people-search'
import type { peopleSearch } from '@portal/openapi/admin/accounts/people-search'

export const peopleSearchHandlers = {
  findPeople: ({ body }, context) => ok(findPeople(context, body.text)),
  findPermits: ({ body }, context) => ok(findPermits(context, body.text)),
} satisfies Handlers<typeof peopleSearch>

import { type Handlers, ok } from '@portal/bff-pipeline'
import { findPeople } from '@portal/core/people-search'
import type { peopleSearch } from '@portal/openapi/admin/accounts/people-search'

export const peopleSearchHandlers = {
  findPeople: ({ body }, context) => ok(findPeople(context, body.text)),
} satisfies Handlers<typeof peopleSearch>

import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  createTeam,
  deleteRoutingRule,
  deleteTeam,
  endAbsence,
  listTeams,
  setAbsence,
  setRoutingRule,
  updateTeam,
} from '@portal/core/teams'
import type { teams } from '@portal/openapi/admin/casework/teams'
import { etagOf, seenIn } from './seen.ts'

export const teamHandlers = {
  listTeams: (_input, context) => ok(listTeams(context)),
  createTeam: async ({ body }, context) => ({ status: 201, body: await createTeam(context, body) }),
  updateTeam: async (input, context) => {
    const changed = await updateTeam(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  deleteTeam: (input, context) => done(deleteTeam(context, seenIn(input))),
  setRoutingRule: ({ body }, context) => done(setRoutingRule(context, body)),
  deleteRoutingRule: ({ params }, context) => done(deleteRoutingRule(context, params.id)),
  setAbsence: ({ params, body }, context) => done(setAbsence(context, params.id, body)),
  endAbsence: ({ params }, context) => done(endAbsence(context, params.id)),
} satisfies Handlers<typeof teams>

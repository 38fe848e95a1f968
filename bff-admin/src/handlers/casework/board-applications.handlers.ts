import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  appointApplicant,
  listBoardApplicants,
  shortlistApplicant,
} from '@portal/core/board-applications'
import type { boardApplications } from '@portal/openapi/admin/casework/board-applications'

export const boardApplicationHandlers = {
  listBoardApplicants: ({ params }, context) => ok(listBoardApplicants(context, params.id)),
  shortlistApplicant: ({ params: { id, applicationId }, body }, context) =>
    done(shortlistApplicant(context, { boardId: id, applicationId }, body.isShortlisted)),
  appointApplicant: async ({ params: { id, applicationId }, body }, context) => ({
    status: 201,
    body: await appointApplicant(context, { ...body, boardId: id, applicationId }),
  }),
} satisfies Handlers<typeof boardApplications>

import { listBoardApplicants } from '@portal/openapi/admin-client/board-applications'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type BoardApplicant = components['schemas']['BoardApplicant']

export const applicantsQuery = (id: string) =>
  query(listBoardApplicants, { path: { id } }, { staleTime: 0, refetchOnMount: false })

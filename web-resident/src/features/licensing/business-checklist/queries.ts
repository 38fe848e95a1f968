import { getBusinessChecklist } from '@portal/openapi/resident-client/business-checklist'
import { type Answer, query } from '@portal/web-ui/api'
import { answersOf, type ChecklistSearch } from './checklist-search.ts'

export type Checklist = Answer<typeof getBusinessChecklist>
export type ChecklistStep = Checklist['steps'][number]

/** Steps change with the requests that people send elsewhere. */
export const checklistQuery = (search: ChecklistSearch) =>
  query(getBusinessChecklist, { query: answersOf(search) }, { staleTime: 0, refetchOnMount: false })

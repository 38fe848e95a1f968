import { getPlanReview } from '@portal/openapi/admin-client/plan-review'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type PlanReview = components['schemas']['PlanReview']
export type PlanDocument = PlanReview['documents'][number]
export type PlanComment = PlanDocument['comments'][number]

export const planReviewQuery = (id: string) =>
  query(getPlanReview, { path: { id } }, { staleTime: 0, refetchOnMount: false })

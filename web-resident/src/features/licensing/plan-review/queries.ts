import type { components } from '@portal/openapi/resident-types'

export type PlanReview = components['schemas']['PlanReview']
export type PlanDocument = PlanReview['documents'][number]
export type PlanComment = PlanDocument['comments'][number]
export type PlanVersion = PlanDocument['versions'][number]

/** A permit's key, as in its page's address. */
export interface PermitPath {
  readonly year: string
  readonly number: string
}

export const correctionsHref = ({
  year,
  number,
}: {
  readonly year: number | string
  readonly number: number | string
}): string => `/permits/${year}/${number}/corrections`

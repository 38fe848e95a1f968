import { notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { askedNeed, needSearchOf } from './need-search.ts'
import { needQuery } from './queries.ts'

export async function loadNeed(
  { queryClient }: RouterContext,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const asked = askedNeed(needSearchOf(typed))
  if (!asked) return
  await queryClient.query(needQuery(asked)).catch((error: unknown) => {
    // The city does not offer it any more.
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  })
}

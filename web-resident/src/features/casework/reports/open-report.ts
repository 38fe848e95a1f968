import { notFound, redirect } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { startOf } from '@portal/core/services/rules'
import { getKnownDetails } from '@portal/openapi/resident-client/forms'
import { getService } from '@portal/openapi/resident-client/services'
import { ApiError, query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { draftQuery } from './queries.ts'

/**
 * Loads what a report's screen shows, in one round trip. What it gives back is to be thrown: a service
 * that is none, or takes no reports, is not found; whoever may not report is led to the login, or to the
 * launcher, which says why.
 */
export async function openReport(
  { queryClient, visitor }: RouterContext,
  id: string | undefined,
): Promise<Away | null> {
  if (id === undefined || !isUuid(id)) return notFound()
  const [service] = await Promise.all([
    queryClient.query(query(getService, { path: { id } })).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }),
    queryClient.query(draftQuery(id)),
    visitor.isSignedIn ? queryClient.query(query(getKnownDetails)) : null,
  ])
  if (!service?.ReportCategory) return notFound()
  const start = startOf(service, visitor)
  if (start.kind === 'login') return redirect({ href: start.href })
  if (start.kind === 'refusal') return redirect({ href: `/activity/start?activityId=${id}` })
  return null
}

type Away = ReturnType<typeof notFound> | ReturnType<typeof redirect>

import { notFound, redirect } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { startOf } from '@portal/core/services/rules'
import { getKnownDetails } from '@portal/openapi/resident-client/forms'
import { getService } from '@portal/openapi/resident-client/services'
import { ApiError, query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { draftQuery } from './queries.ts'

/**
 * Loads a report's screen in one round trip. Returns what to throw: not-found for no such service
 * or one without reports; a redirect to the login or the launcher for people who may not report.
 */
export async function openReport(
  { queryClient, visitor }: RouterContext,
  id: string | undefined,
): Promise<Away | null> {
  if (id === undefined || !isUuid(id)) return notFound()
  if (!import.meta.env.SSR && !navigator.onLine) await seed(queryClient, id)
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

/** Without a network the form opens from what this device keeps. */
async function seed(queryClient: RouterContext['queryClient'], id: string): Promise<void> {
  const { seedReport } = await import('./seed-report.ts')
  await seedReport(queryClient, id)
}

type Away = ReturnType<typeof notFound> | ReturnType<typeof redirect>

import { createFileRoute } from '@tanstack/react-router'
import { slowdownsQuery } from '../features/platform/rate-limits/queries.ts'
import { SlowedCallersScreen } from '../features/platform/rate-limits/slowed-callers-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/slowed_callers')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(slowdownsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Slowdowns.Title'),
  component: SlowedCallersScreen,
})

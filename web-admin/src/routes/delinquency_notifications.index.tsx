import { createFileRoute } from '@tanstack/react-router'
import { NoticesScreen } from '../features/money/shutoff-notices/notices-screen.tsx'
import { noticeBatchesQuery, noticeTextsQuery } from '../features/money/shutoff-notices/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

interface Search {
  done?: true | undefined
}

export const Route = createFileRoute('/delinquency_notifications/')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    done: String(search['done']) === '1' ? true : undefined,
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(noticeBatchesQuery()),
        queryClient.query(noticeTextsQuery()),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Shutoffs.Title'),
  component: Notices,
})

function Notices() {
  return <NoticesScreen isDone={Route.useSearch().done ?? false} />
}

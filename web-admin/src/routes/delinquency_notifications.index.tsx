import { createFileRoute } from '@tanstack/react-router'
import { NoticesScreen } from '../features/money/shutoff-notices/notices-screen.tsx'
import { noticeBatchesQuery, noticeTextsQuery } from '../features/money/shutoff-notices/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/delinquency_notifications/')({
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

/** `?done=1` after a file was sent. */
const isDone = (search: Readonly<Record<string, unknown>>): boolean =>
  String(search['done']) === '1'

function Notices() {
  return <NoticesScreen isDone={isDone(Route.useSearch())} />
}

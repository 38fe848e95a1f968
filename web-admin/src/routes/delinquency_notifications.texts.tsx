import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { noticeTextsQuery } from '../features/money/shutoff-notices/queries.ts'
import { NoticeTextsScreen } from '../features/money/shutoff-notices/texts-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/delinquency_notifications/texts')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(noticeTextsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'ShutoffTexts.Title'),
  component: Texts,
})

function Texts() {
  return (
    <>
      <NoticeTextsScreen />
      <RecordChanges kind="shutoff-texts" />
    </>
  )
}

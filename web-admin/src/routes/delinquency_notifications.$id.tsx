import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { noticeFilters, noticeLimits } from '@portal/core/shutoff-notices/rules'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { NoticeBatchScreen } from '../features/money/shutoff-notices/batch-screen.tsx'
import { type BatchView, noticeBatchQuery } from '../features/money/shutoff-notices/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const viewOf = (search: Readonly<Record<string, unknown>>): BatchView => ({
  filter: noticeFilters.find((name) => name === search['filter']) ?? 'all',
  account: textOf(search['account']).slice(0, noticeLimits.account),
  page: Math.max(1, Math.min(10_000, Math.trunc(Number(search['page'])) || 1)),
  size:
    noticeLimits.pageSizes.find((size) => size === Number(search['size'])) ??
    noticeLimits.pageSizes[0],
})

export const Route = createFileRoute('/delinquency_notifications/$id')({
  loaderDeps: ({ search }) => viewOf(search),
  loader: (loader) => {
    const { id } = loader.params
    if (!isUuid(id)) throw notFound()
    return loaded(loader, async ({ queryClient }) => {
      await queryClient.query(noticeBatchQuery(id, loader.deps))
    })
  },
  head: ({ match: { context } }) => documentTitle(context, 'Shutoffs.Title'),
  component: Batch,
  notFoundComponent: MissingScreen,
})

function Batch() {
  const { id } = Route.useParams()
  return (
    <>
      <NoticeBatchScreen id={id} view={viewOf(Route.useSearch())} />
      <RecordChanges kind="shutoff-batch" id={id} />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { type OutboxSearch, OutboxScreen } from '../features/platform/deliveries/outbox-screen.tsx'
import { outboxHealthQuery } from '../features/platform/deliveries/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

const counted = (name: keyof OutboxSearch, value: unknown): OutboxSearch => {
  const count = Number(value)
  return value !== undefined && Number.isInteger(count) && count >= 0 ? { [name]: count } : {}
}

export const Route = createFileRoute('/outbox')({
  validateSearch: ({ replayed, retried }: Readonly<Record<string, unknown>>): OutboxSearch => ({
    ...counted('replayed', replayed),
    ...counted('retried', retried),
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(outboxHealthQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Outbox.Title'),
  component: OutboxRoute,
})

function OutboxRoute() {
  return <OutboxScreen {...Route.useSearch()} />
}

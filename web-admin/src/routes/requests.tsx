import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useKeptWhileLoading } from '@portal/web-ui/kept-while-loading'
import { queueSearchIn } from '../features/casework/case-queue/desk-search.ts'
import { QueueScreen } from '../features/casework/case-queue/queue-screen.tsx'

const names = [
  'state',
  'status',
  'category',
  'area',
  'team',
  'assignee',
  'overdue',
  'answered',
  'waiting',
  'older',
  'text',
  'sort',
  'after',
  'before',
]

type Query = Readonly<Record<string, unknown>>

/** The list in one spelling, whether the URL is the list's own or an open request's. */
function listIn({ queue, ...own }: Query): string {
  const query: Query =
    typeof queue === 'string' ? Object.fromEntries(new URLSearchParams(queue)) : own
  const entries = names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new URLSearchParams(entries).toString()
}

const changedIn = ({ changed }: Query): number | null =>
  typeof changed === 'string' && /^\d{1,4}$/.test(changed) ? Number(changed) : null

export const Route = createFileRoute('/requests')({
  loaderDeps: ({ search }) => ({ query: listIn(search) }),
  // Opening another request keeps the list; a change to one refetches it.
  shouldReload: false,
  // Imported late: the query parser knows every category and status.
  loader: async (loader) => {
    const { loadQueue } = await import('../features/casework/case-queue/load-requests.ts')
    await loadQueue(loader, loader.deps.query)
  },
  component: Requests,
})

function Requests() {
  const search: Query = Route.useSearch()
  const { id = null } = useParams({ strict: false })
  useKeptWhileLoading(Route)
  return (
    <QueueScreen search={queueSearchIn(listIn(search))} openId={id} changed={changedIn(search)}>
      <Outlet />
    </QueueScreen>
  )
}

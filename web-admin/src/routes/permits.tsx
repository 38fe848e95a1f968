import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useKeptWhileLoading } from '@portal/web-ui/kept-while-loading'
import { permitSearchIn } from '../features/licensing/permit-desk/desk-search.ts'
import { PermitsScreen } from '../features/licensing/permit-desk/permits-screen.tsx'

const names = ['view', 'discipline', 'kind', 'text', 'after', 'before']

type Query = Readonly<Record<string, unknown>>

/** The list in one spelling, whether the URL is the list's own or an open permit's. */
function listIn({ list, ...own }: Query): string {
  const query: Query =
    typeof list === 'string' ? Object.fromEntries(new URLSearchParams(list)) : own
  const entries = names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return new URLSearchParams(entries).toString()
}

export const Route = createFileRoute('/permits')({
  loaderDeps: ({ search }) => ({ query: listIn(search) }),
  // Opening another permit keeps the list; a change to one refetches it.
  shouldReload: false,
  loader: async (loader) => {
    const { loadPermits } = await import('../features/licensing/permit-desk/load-permits.ts')
    await loadPermits(loader, loader.deps.query)
  },
  component: Permits,
})

function Permits() {
  const search: Query = Route.useSearch()
  const { id = null } = useParams({ strict: false })
  useKeptWhileLoading(Route)
  return (
    <PermitsScreen search={permitSearchIn(listIn(search))} openId={id}>
      <Outlet />
    </PermitsScreen>
  )
}

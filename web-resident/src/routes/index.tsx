import { createFileRoute } from '@tanstack/react-router'
import type { Flags } from '@portal/core/flags/rules'
import { type ServiceAction, serviceActionNamed } from '@portal/core/services/rules'
import { ServicePicker } from '../features/casework/services/picker.tsx'
import { PopularServices } from '../features/casework/services/popular-services.tsx'
import { pickerServicesQuery, popularServicesQuery } from '../features/casework/services/queries.ts'
import { CircleLinks } from '../features/shell/home/circle-links.tsx'
import { Events } from '../features/shell/home/events.tsx'
import { HeroSearch } from '../features/shell/home/hero-search.tsx'
import { Hero } from '../features/shell/home/hero.tsx'
import { News } from '../features/shell/home/news.tsx'
import { eventsQuery, newsQuery } from '../features/shell/home/queries.ts'

/** The picker's action in the URL; empty before a choice. */
type PickedAction = ServiceAction | ''

/** By flag (spec, resident section 2); an action in the URL keeps the picker. */
const showsPicker = (flags: Flags, action: PickedAction | undefined): boolean =>
  !flags.EnablePopularServices || action !== undefined

export const Route = createFileRoute('/')({
  validateSearch: ({ action }: Record<string, unknown>): { action?: PickedAction | undefined } => ({
    action: action === '' ? action : serviceActionNamed(action),
  }),
  loaderDeps: ({ search: { action } }) => ({ action }),
  loader: async ({ deps: { action }, context: { queryClient, visitor, page } }) => {
    const services = showsPicker(page.flags, action)
      ? queryClient.query(pickerServicesQuery())
      : queryClient.query(popularServicesQuery(visitor))
    await Promise.all([services, queryClient.query(newsQuery()), queryClient.query(eventsQuery())])
  },
  component: Home,
})

function Home() {
  const { flags } = Route.useRouteContext().page
  const { action } = Route.useSearch()
  return (
    <>
      {showsPicker(flags, action) ? <WithPicker action={action} /> : <WithPopularServices />}
      <CircleLinks />
      <News />
      <Events />
    </>
  )
}

function WithPopularServices() {
  return (
    <>
      <Hero way="narrow">
        <HeroSearch />
      </Hero>
      <PopularServices />
    </>
  )
}

function WithPicker({ action }: { action: PickedAction | undefined }) {
  return (
    <Hero way="wide">
      <ServicePicker key={action} firstAction={action || undefined} />
    </Hero>
  )
}

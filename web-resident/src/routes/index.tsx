import { createFileRoute } from '@tanstack/react-router'
import { type ServiceAction, serviceActionNamed } from '@portal/core/rules'
import { CircleLinks } from '../features/home/circle-links.tsx'
import { Events } from '../features/home/events.tsx'
import { HeroSearch } from '../features/home/hero-search.tsx'
import { Hero } from '../features/home/hero.tsx'
import { News } from '../features/home/news.tsx'
import { eventsQuery, newsQuery } from '../features/home/queries.ts'
import { ServicePicker } from '../features/services/picker.tsx'
import { PopularServices } from '../features/services/popular-services.tsx'
import { pickerServicesQuery, popularServicesQuery } from '../features/services/queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: ({
    action,
  }: Record<string, unknown>): { action?: ServiceAction | undefined } => ({
    action: serviceActionNamed(action),
  }),
  loader: async ({ context }) => {
    const { api, queryClient, visitor, page } = context
    const services = page.flags.EnablePopularServices
      ? queryClient.query(popularServicesQuery(api, visitor))
      : queryClient.query(pickerServicesQuery(api))
    await Promise.all([
      services,
      queryClient.query(newsQuery(api)),
      queryClient.query(eventsQuery(api)),
    ])
  },
  component: Home,
})

function Home() {
  const { page } = Route.useRouteContext()
  return (
    <>
      {page.flags.EnablePopularServices ? <WithPopularServices /> : <WithPicker />}
      <CircleLinks />
      <News />
      <Events />
    </>
  )
}

function WithPopularServices() {
  return (
    <>
      <Hero>
        <HeroSearch />
      </Hero>
      <PopularServices />
    </>
  )
}

function WithPicker() {
  const { action } = Route.useSearch()
  return (
    <Hero>
      <ServicePicker key={action} firstAction={action} />
    </Hero>
  )
}

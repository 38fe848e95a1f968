import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { servicesQuery } from '../features/services/queries.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...servicesQuery(context.api), staleTime: 'static' })
  },
  component: Home,
})

function Home() {
  const { api } = Route.useRouteContext()
  const { data: services } = useSuspenseQuery(servicesQuery(api))
  const { t } = useTexts()
  return (
    <main>
      <h1>{t('Home.Title')}</h1>
      <p>{t('Home.Lead')}</p>
      <ul>
        {services.map((service) => (
          <li key={service.Id}>{service.Item}</li>
        ))}
      </ul>
    </main>
  )
}

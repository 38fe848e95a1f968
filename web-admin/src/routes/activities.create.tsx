import { createFileRoute } from '@tanstack/react-router'
import {
  type ServiceAction,
  serviceActionNamed,
  type ServiceType,
  serviceTypes,
} from '@portal/core/services/rules'
import { CreateScreen } from '../features/casework/service-editing/create-service-screen.tsx'
import { loadForms } from '../features/casework/service-editing/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/activities/create')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { action?: ServiceAction; type?: ServiceType } => {
    const action = serviceActionNamed(search['action'])
    const type = serviceTypes.find((one) => one === search['type'])
    return { ...(action && { action }), ...(type && { type }) }
  },
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await loadForms(queryClient)
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Activities.CreateTitle'),
  component: Create,
})

function Create() {
  const { action = 'APPLY_FOR', type = 'LASERFICHE_FORM' } = Route.useSearch()
  return <CreateScreen action={action} type={type} />
}

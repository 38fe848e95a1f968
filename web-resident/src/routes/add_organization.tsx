import { createFileRoute } from '@tanstack/react-router'
import { AddOrganization } from '../features/people/organizations/add-organization.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/add_organization')({
  loader: async ({ context }) => {
    const { loadOwnOrganizations } =
      await import('../features/people/organizations/load-organizations.ts')
    await loadOwnOrganizations(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Organizations.AddTitle'),
  component: AddOrganization,
})

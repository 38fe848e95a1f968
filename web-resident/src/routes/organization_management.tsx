import { createFileRoute } from '@tanstack/react-router'
import { OrganizationManagement } from '../features/people/organizations/organization-management.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/organization_management')({
  loader: async ({ context }) => {
    const { loadManagement } =
      await import('../features/people/organizations/load-organizations.ts')
    await loadManagement(context)
  },
  head: ({ match: { context } }) =>
    documentTitle(context, context.texts.t('Organizations.ManageTitle')),
  component: OrganizationManagement,
})

import { createFileRoute } from '@tanstack/react-router'
import { KindsScreen } from '../features/licensing/permit-kinds/kinds-screen.tsx'
import { kindsQuery } from '../features/licensing/permit-kinds/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/permit_kinds/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(kindsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'PermitKinds.Title'),
  component: KindsScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { FormsScreen } from '../features/casework/forms/forms-screen.tsx'
import { processesQuery } from '../features/casework/forms/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/forms/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(processesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'FormPreview.Title'),
  component: FormsScreen,
})

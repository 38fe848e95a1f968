import { createFileRoute } from '@tanstack/react-router'
import { FormPreviewScreen } from '../features/casework/forms/form-preview-screen.tsx'
import { formPreviewSearchOf } from '../features/casework/forms/form-search.ts'
import { formPreviewQuery, processesQuery } from '../features/casework/forms/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/forms/$bpid')({
  validateSearch: formPreviewSearchOf,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { bpid } = loader.params
      await Promise.all([
        queryClient.query(formPreviewQuery(bpid, loader.deps.version)),
        queryClient.query(processesQuery()),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'FormPreview.Title'),
  component: Preview,
})

function Preview() {
  const { bpid } = Route.useParams()
  return <FormPreviewScreen bpid={bpid} search={Route.useSearch()} />
}

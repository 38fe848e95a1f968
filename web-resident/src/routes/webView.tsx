import { createFileRoute } from '@tanstack/react-router'
import { webViewQuery } from '../features/people/identity/web-view-query.ts'
import { WebViewScreen } from '../features/people/identity/web-view-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/webView')({
  validateSearch: ({ code }: Record<string, unknown>) => ({
    code: typeof code === 'string' ? code : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({ deps: { code = '' }, context: { queryClient } }) => {
    await queryClient.query(webViewQuery(code))
  },
  head: ({ match: { context } }) => documentTitle(context, 'WebView.Title'),
  component: WebView,
})

function WebView() {
  const { code = '' } = Route.useSearch()
  return <WebViewScreen code={code} />
}

import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { MessagesScreen } from '../features/casework/messages/messages-screen.tsx'
import { inboxQuery } from '../features/casework/messages/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/messages')({
  validateSearch: ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
    before: typeof before === 'string' && isUuid(before) ? before : undefined,
  }),
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context: { queryClient }, deps: { before } }) => {
    // The screen retries and reports a second failure (spec, resident section 8).
    await queryClient.query(inboxQuery(before)).catch(() => undefined)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Message.Title'),
  component: Messages,
})

function Messages() {
  return <MessagesScreen before={Route.useSearch().before} />
}

import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../features/messages/messages-screen.tsx'
import { messagesQuery } from '../features/messages/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/messages')({
  loader: async ({ context: { api, queryClient } }) => {
    // The screen asks again and says so when it fails once more (spec, resident section 8).
    await queryClient.query(messagesQuery(api)).catch(() => undefined)
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Message.Title')),
  component: MessagesScreen,
})

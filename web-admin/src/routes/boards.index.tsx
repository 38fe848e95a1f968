import { createFileRoute } from '@tanstack/react-router'
import { BoardsScreen } from '../features/content/boards/boards-screen.tsx'
import { boardsQuery } from '../features/content/boards/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/boards/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(boardsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'BoardDesk.Title'),
  component: BoardsScreen,
})

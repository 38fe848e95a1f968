import { createFileRoute } from '@tanstack/react-router'
import { BoardsScreen } from '../features/content/boards/boards-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/boards-and-commissions/')({
  // Imported late: every page carries its loader.
  loader: async ({ context }) => {
    const { loadBoards } = await import('../features/content/boards/load-board.ts')
    await loadBoards(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Boards.Title'),
  component: BoardsScreen,
})

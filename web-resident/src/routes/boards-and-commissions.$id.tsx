import { createFileRoute } from '@tanstack/react-router'
import { getBoard } from '@portal/openapi/resident-client/boards'
import { keyOf } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { BoardScreen } from '../features/content/boards/board-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { moved } from '../parts/moved.ts'

export const Route = createFileRoute('/boards-and-commissions/$id')({
  // Imported late: every page carries its loader.
  loader: async ({ params: { id }, context }) => {
    const { loadBoard } = await import('../features/content/boards/load-board.ts')
    const alias = await loadBoard(context, id)
    if (import.meta.env.SSR && id !== alias) throw moved(`/boards-and-commissions/${alias}`)
  },
  head: ({ match: { context }, params }) => {
    const details = context.queryClient.getQueryData(keyOf(getBoard, { path: { id: params.id } }))
    const lang = details?.board.language === 'en' ? 'en' : undefined
    return documentTitle(context, 'Boards.NotFound', details?.board.Name, lang)
  },
  component: BoardPage,
  notFoundComponent: NoBoard,
})

function BoardPage() {
  const { meeting }: Readonly<Record<string, unknown>> = Route.useSearch()
  return (
    <BoardScreen
      id={Route.useParams().id}
      meeting={typeof meeting === 'string' ? meeting : undefined}
    />
  )
}

function NoBoard() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Boards.NotFound')}
      text={t('Boards.NotFoundText')}
      listHref="/boards-and-commissions"
      listLabel={t('Boards.Back')}
    />
  )
}

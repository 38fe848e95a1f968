import { createFileRoute } from '@tanstack/react-router'
import { getBoard } from '@portal/openapi/resident-client/boards'
import { keyOf } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { FollowBoard } from '../features/casework/board-followers/follow-board.tsx'
import { BoardScreen } from '../features/content/boards/board-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { followLinkOf } from '../parts/follow-link.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { moved } from '../parts/moved.ts'

export const Route = createFileRoute('/boards-and-commissions/$id')({
  // Not of the meeting whose attendance is open.
  loaderDeps: ({ search }) => followLinkOf(search),
  // Imported late: every page carries its loader.
  loader: async ({ params: { id }, deps, context }) => {
    const [{ loadBoard }, { boardFollowingQuery }] = await Promise.all([
      import('../features/content/boards/load-board.ts'),
      import('../features/casework/board-followers/queries.ts'),
    ])
    const [alias] = await Promise.all([
      loadBoard(context, id),
      context.queryClient.query(boardFollowingQuery(id, deps)),
    ])
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
  const search: Readonly<Record<string, unknown>> = Route.useSearch()
  const { id } = Route.useParams()
  const { meeting } = search
  const link = followLinkOf(search)
  return (
    <BoardScreen
      id={id}
      meeting={typeof meeting === 'string' ? meeting : undefined}
      follow={<FollowBoard id={id} link={link} />}
      isFollowFirst={link.follower !== undefined}
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

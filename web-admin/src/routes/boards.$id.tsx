import { createFileRoute } from '@tanstack/react-router'
import { Applicants } from '../features/casework/board-applications/applicants.tsx'
import { applicantsQuery } from '../features/casework/board-applications/queries.ts'
import { boardPartOf } from '../features/content/boards/board-parts.ts'
import { BoardScreen } from '../features/content/boards/board-screen.tsx'
import { boardQuery } from '../features/content/boards/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/boards/$id')({
  validateSearch: ({ part }: Record<string, unknown>) => ({ part: boardPartOf(part) }),
  loaderDeps: ({ search: { part } }) => ({ part }),
  loader: ({ params: { id }, deps: { part }, ...loader }) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(boardQuery(id)),
        part === 'applicants' && queryClient.query(applicantsQuery(id)),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'BoardDesk.Title'),
  component: BoardRoute,
})

function BoardRoute() {
  const { id } = Route.useParams()
  const { part } = Route.useSearch()
  return <BoardScreen id={id} part={part} applicants={<Applicants id={id} />} />
}

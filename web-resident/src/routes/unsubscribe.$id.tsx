import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../features/people/profiles/unsubscribe-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/unsubscribe/$id')({
  head: ({ match: { context } }) => documentTitle(context, 'Unsubscribe.Title'),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { id } = Route.useParams()
  const search: Readonly<Record<string, unknown>> = Route.useSearch()
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  return <UnsubscribeScreen id={id} kind={text('kind')} signature={text('signature')} />
}

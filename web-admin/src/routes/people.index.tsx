import { createFileRoute } from '@tanstack/react-router'
import { loadPeople } from '../features/accounts/people-search/load-people.ts'
import { PeopleScreen } from '../features/accounts/people-search/people-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/people/')({
  loader: (loader) => loadPeople(loader),
  head: ({ match: { context } }) => documentTitle(context, 'People.Title'),
  component: PeopleScreen,
})

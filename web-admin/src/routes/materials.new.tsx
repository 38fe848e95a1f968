import { createFileRoute } from '@tanstack/react-router'
import { NewContentScreen } from '../features/content/content-editing/new-content-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/materials/new')({
  head: ({ match: { context } }) => documentTitle(context, 'Content.materialNew'),
  component: New,
})

function New() {
  return <NewContentScreen kind="material" first={{ stream: 'garbage' }} />
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { languageNamed, languageNames } from '@portal/core/text-editing/rules'
import { FilesScreen } from '../features/content/text-editing/files-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/languages/$language_/files')({
  loader: ({ params }) => {
    if (!languageNamed(params.language)) throw notFound()
  },
  head: ({ match: { context }, params }) => {
    const language = languageNamed(params.language) ?? 'en'
    return documentTitle(context, `Languages.${languageNames[language]}Files`)
  },
  component: Files,
})

function Files() {
  const language = languageNamed(Route.useParams().language)
  if (!language) throw notFound()
  return <FilesScreen language={language} />
}

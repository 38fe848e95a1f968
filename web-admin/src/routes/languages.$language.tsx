import { createFileRoute, notFound } from '@tanstack/react-router'
import { languageNamed, languageNames } from '@portal/core/text-editing/rules'
import { textsQuery } from '../features/content/text-editing/queries.ts'
import { FetchFailed, TextsScreen } from '../features/content/text-editing/texts-screen.tsx'
import { textsSearchOf } from '../features/content/text-editing/texts-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/languages/$language')({
  validateSearch: textsSearchOf,
  loaderDeps: ({ search }) => textsSearchOf({ ...search }),
  loader: (loader) => {
    const language = languageNamed(loader.params.language)
    if (!language) throw notFound()
    return loaded(loader, async ({ queryClient }) => {
      await queryClient.query(textsQuery(language, loader.deps))
    })
  },
  head: ({ match: { context }, params }) => {
    const language = languageNamed(params.language) ?? 'en'
    return documentTitle(context, `Languages.${languageNames[language]}Texts`)
  },
  component: Texts,
  errorComponent: FetchFailed,
})

function Texts() {
  const language = languageNamed(Route.useParams().language)
  if (!language) throw notFound()
  return <TextsScreen language={language} search={textsSearchOf({ ...Route.useSearch() })} />
}

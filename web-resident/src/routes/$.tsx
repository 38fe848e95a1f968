import { createFileRoute, notFound } from '@tanstack/react-router'
import { documentTitle } from '../parts/document-title.ts'
import { goHome } from '../parts/go-home.ts'

/** Unknown paths lead home (spec, admin section 6.4); a file that is missing is said to be. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location: { pathname }, context: { page } }) => {
    const { isMissing } = await import('../guard.ts')
    if (isMissing(pathname, page.settings.slug)) throw notFound()
    throw goHome('unknown-page')
  },
  head: ({ match: { context } }) => documentTitle(context, 'Error.NotFound'),
})

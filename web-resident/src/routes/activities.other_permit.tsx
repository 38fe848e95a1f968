import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { needSearchOf } from '../features/licensing/permit-exemptions/need-search.ts'
import { PermitNeedScreen } from '../features/licensing/permit-exemptions/permit-need-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/activities/other_permit')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ deps, context }) => {
    const { loadNeed } = await import('../features/licensing/permit-exemptions/load-need.ts')
    await loadNeed(context, deps.query)
  },
  head: ({ match: { context } }) => documentTitle(context, 'PermitNeed.Title'),
  component: PermitNeed,
  notFoundComponent: NoOption,
})

function PermitNeed() {
  return <PermitNeedScreen search={needSearchOf(Route.useSearch())} />
}

function NoOption() {
  const { t } = useTexts()
  return <MissingScreen title={t('PermitNeed.Title')} text={t('PermitNeed.NoOption')} />
}

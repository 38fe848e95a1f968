import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { LegistarCard } from './legistar-card.tsx'
import { LegistarEditor } from './legistar-editor.tsx'
import { LegistarFound } from './legistar-found.tsx'
import { legistarQuery } from './queries.ts'

/** Where the boards are read from, what the last read brought, and what it could not take. */
export function LegistarScreen() {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { source } = useSuspenseQuery(legistarQuery()).data
  const mayChange = mayCall(roles, 'saveLegistarSource')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href="/imports">{t('ContentImport.Title')}</a>
          </p>
          <PageTitle>{t('Legistar.Title')}</PageTitle>
          <p>{t('Legistar.Lead')}</p>
        </Stack>
        {source && <LegistarCard source={source} mayChange={mayChange} />}
        {source?.report && <LegistarFound report={source.report} />}
        {mayChange && <LegistarEditor key={source?.version ?? 0} source={source} />}
      </Stack>
    </Screen>
  )
}

import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from './screen.tsx'

export function MissingScreen() {
  const { t } = useTexts()
  return (
    <Screen>
      <PageTitle>{t('Error.NotFound')}</PageTitle>
      <p>
        <a href="/">{t('Staff.BackToStart')}</a>
      </p>
    </Screen>
  )
}

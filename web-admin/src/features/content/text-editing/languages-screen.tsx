import { languages } from '@portal/core/kernel/rules'
import { languageNames } from '@portal/core/text-editing/rules'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'

/** English and Spanish (spec, admin section 2.6). */
export function LanguagesScreen() {
  const { t } = useTexts()
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('SideMenu.Languages')}</PageTitle>
          <p>{t('Languages.Lead')}</p>
        </Stack>
        {languages.map((language) => (
          <Card
            key={language}
            title={
              <a href={`/languages/${languageNames[language]}`}>
                {t(`Languages.${languageNames[language]}`)}
              </a>
            }
          />
        ))}
      </Stack>
    </Screen>
  )
}

import { mayCall } from '@portal/core/access/rules'
import type { Language } from '@portal/core/kernel/rules'
import { languageNames, type TextFormat, textFormats } from '@portal/core/text-editing/rules'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { ImportFile } from './import-file.tsx'
import styles from './texts.module.css'

// Object.keys forgets the names.
const formats = Object.keys(textFormats) as TextFormat[]

/** Texts as files for translators' tools, out and in. */
export function FilesScreen({ language }: { language: Language }) {
  const { t } = useTexts()
  const { page } = useApp()
  const name = languageNames[language]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href={`/languages/${name}`}>{t(`Languages.${name}Texts`)}</a>
          </p>
          <PageTitle>{t(`Languages.${name}Files`)}</PageTitle>
          <p>{t('Languages.FilesLead')}</p>
        </Stack>
        <Card title={t('Languages.Export')}>
          <p>{t('Languages.ExportText')}</p>
          <ul className={styles.files}>
            {formats.map((format) => (
              <li key={format}>
                {/* exportTexts: the browser downloads it. */}
                <a href={`/api/i18n/export/${language}?format=${format}`} download>
                  {t(`Languages.Format_${format}`)}
                </a>
                <a href={`/api/i18n/export/${language}?format=${format}&show=missing`} download>
                  {t('Languages.ExportMissing', { name: t(`Languages.Format_${format}`) })}
                </a>
              </li>
            ))}
          </ul>
        </Card>
        {mayCall(page.viewer.roles, 'compareTexts') && <ImportFile language={language} />}
      </Stack>
    </Screen>
  )
}

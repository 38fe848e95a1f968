import { isLanguage, languageOptions } from '@portal/core/kernel/rules'
import { updateUser } from '@portal/openapi/resident-client/profiles'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'

export function LanguageChoice() {
  const { t, language } = useTexts()
  const { call } = useApp()
  async function choose(chosen: string): Promise<void> {
    if (!isLanguage(chosen) || chosen === language) return
    try {
      await call(updateUser, { body: { Language: chosen } })
      // Reloads in the other language; the server saves the choice.
      location.assign(`${location.pathname}?lng=${chosen}#language-section`)
    } catch {
      showToast('ErrorUpdate')
    }
  }
  return (
    <RadioGroup
      name="language"
      label={t('Profile.Language')}
      hint={t('Profile.LanguageHint')}
      options={languageOptions.map(({ i18nCode, nativeName }) => ({
        value: i18nCode,
        label: <span lang={i18nCode}>{nativeName}</span>,
      }))}
      value={language}
      onChange={(chosen) => void choose(chosen)}
    />
  )
}

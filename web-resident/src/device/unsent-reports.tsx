import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { useKeptReports } from './use-kept-reports.ts'

/** Before a logout, which clears this device. */
export function UnsentReports() {
  const { t } = useTexts()
  const unsent = (useKeptReports() ?? []).filter(({ state }) => state.kind !== 'sent')
  if (unsent.length === 0) return null
  return (
    <Banner tone="warn" live="status" title={t('OnDevice.BeforeLogout', { count: unsent.length })}>
      <a href="/on_this_device">{t('OnDevice.BeforeLogoutLink')}</a>
    </Banner>
  )
}

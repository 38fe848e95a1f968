import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'

/** In place of one's own billing while one acts for an organization, whose billing stands elsewhere. */
export function ActingForNote() {
  const { t } = useTexts()
  return (
    <Stack gap="tight">
      <p>{t('WaterAccounts.ActingFor')}</p>
      <p>
        <a href="/organization_management#manage-autopay-section">
          {t('WaterAccounts.ToOrganization')}
        </a>
      </p>
    </Stack>
  )
}

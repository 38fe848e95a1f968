import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'

/** Replaces the person's own billing while they act for an organization. */
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

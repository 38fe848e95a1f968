import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'

/** The account page with another user's id (spec, resident section 2). */
export function NotYourAccount() {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('Profile.Title')}>
      <Banner tone="error">{t('Account.NotYours')}</Banner>
      <BackLink href="/dashboard">{t('Profile.BackToDashboard')}</BackLink>
    </PlainScreen>
  )
}

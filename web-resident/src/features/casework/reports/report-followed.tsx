import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'

/** Shown after following an existing report: nothing more to send. */
export function ReportFollowed() {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  return (
    <PlainScreen title={t('ReportNearby.EndTitle')}>
      <Banner tone="success" title={t('ReportNearby.Done')}>
        <p>{t(isGuest ? 'ReportNearby.EndTextGuest' : 'ReportNearby.EndText')}</p>
      </Banner>
      <Row gap="tight">
        {!isGuest && (
          <ButtonLink href="/in_progress#following">{t('ReportNearby.EndList')}</ButtonLink>
        )}
        <ButtonLink look="quiet" href="/view-all-services">
          {t('Report.Another')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

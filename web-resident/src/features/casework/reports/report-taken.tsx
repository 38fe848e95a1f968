import { type ReportCategory, targetDaysOf } from '@portal/core/report-categories/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'

interface ReportTakenProps {
  category: ReportCategory
  caseNumber: string
  statusPath: string | undefined
}

/** The case number, next steps, and where to follow it. */
export function ReportTaken(props: ReportTakenProps) {
  const { category, caseNumber, statusPath } = props
  const { t } = useTexts()
  const { viewer, settings } = useApp().page
  const isGuest = viewer.userId === null
  const guestNext = statusPath === undefined ? 'Report.TakenNextGuest' : 'Report.TakenNextUnmailed'
  const next = isGuest ? guestNext : 'Report.TakenNext'
  const targetDays = targetDaysOf(settings, category)
  return (
    <PlainScreen title={t('Report.TakenTitle')}>
      <Banner tone="success" title={t('Report.success-submit-case', { caseNumber })}>
        <p>{t(next)}</p>
        {targetDays !== null && <p>{t('Report.TakenTarget', { count: targetDays })}</p>}
      </Banner>
      <Row gap="tight">
        {!isGuest && (
          <ButtonLink href={`/activity-view/Case/${caseNumber}`}>
            {t('Report.ViewRequest')}
          </ButtonLink>
        )}
        {isGuest && statusPath !== undefined && (
          <ButtonLink href={statusPath}>{t('Report.ViewRequest')}</ButtonLink>
        )}
        {isGuest && (
          <ButtonLink look="quiet" href="/find_request">
            {t('FindRequest.Title')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href="/view-all-services">
          {t('Report.Another')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

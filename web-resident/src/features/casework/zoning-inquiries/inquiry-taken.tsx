import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { zoningHref } from './zoning-search.ts'

interface InquiryTakenProps {
  activityId: string
  caseNumber: string
  statusPath: string | undefined
}

/** The request number, and where to follow it. */
export function InquiryTaken({ activityId, caseNumber, statusPath }: InquiryTakenProps) {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const href = isGuest ? statusPath : `/activity-view/Zoning_Inquiry__c/${caseNumber}`
  return (
    <PlainScreen title={t('Zoning.TakenTitle')}>
      <Banner tone="success">
        <p>{t('Zoning.TakenText', { caseNumber })}</p>
      </Banner>
      <Row>
        {href !== undefined && <ButtonLink href={href}>{t('Zoning.SeeRequest')}</ButtonLink>}
        <ButtonLink look="quiet" href={zoningHref({ activityId })}>
          {t('Zoning.Another')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

import type { ReactNode } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Section, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { CancelRequest } from './cancel-request.tsx'
import { PaidNote, PaymentPanel } from './payment-panel.tsx'
import type { RequestDetail } from './queries.ts'
import { QuestionPanel } from './question-panel.tsx'
import { RateRequest } from './rate-request.tsx'
import { RequestHead } from './request-head.tsx'
import { RequestFiles, RequestSections } from './request-sections.tsx'
import styles from './request-view.module.css'
import type { StatusLink } from './status-link.ts'
import { StatusPath } from './status-path.tsx'
import { StopMail } from './stop-mail.tsx'
import { Timeline } from './timeline.tsx'
import { Unfollow } from './unfollow.tsx'

interface RequestViewProps {
  request: RequestDetail
  /** The link of a guest's mail; undefined with an account. */
  link?: StatusLink
  /** In place of staff’s question: where it is answered. */
  question?: ReactNode
  /** Beside the timeline, such as messages. */
  children?: ReactNode
}

/** Spec, resident section 2, /activity-view. */
export function RequestView({ request, link, question, children }: RequestViewProps) {
  const { t } = useTexts()
  const isSender = request.standing === 'sender'
  return (
    <Section>
      <Stack gap="wide">
        <RequestHead request={request}>
          {isSender && <CancelRequest request={request} link={link} />}
          {/* Older links do not name the follower. */}
          {!isSender && (!link || link.follower) && <Unfollow id={request.id} link={link} />}
        </RequestHead>
        {request.statuses.length > 0 && (
          <Card title={t('Tracking.Path')}>
            <StatusPath request={request} />
          </Card>
        )}
        {!isSender && <Banner tone="info">{t('Tracking.FollowerNote')}</Banner>}
        {request.paymentRequired ? (
          <PaymentPanel request={request} />
        ) : (
          <PaidNote request={request} />
        )}
        {request.actionRequired && (question ?? <QuestionPanel request={request} link={link} />)}
        <div className={styles.columns}>
          <div>
            {isSender && <RateRequest request={request} link={link} />}
            <RequestSections sections={request.formDetails} />
            <RequestFiles files={request.files} />
            {isSender && link && <StopMail request={request} link={link} />}
            {children}
          </div>
          <div>
            <Timeline request={request} />
          </div>
        </div>
      </Stack>
    </Section>
  )
}

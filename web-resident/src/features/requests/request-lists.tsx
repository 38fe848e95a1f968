import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import { requestsQuery } from './queries.ts'
import { RequestTable } from './request-table.tsx'
import { Unfollow } from './unfollow.tsx'

/** What is under way (spec, resident section 2, /in_progress). */
export function InProgress() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data } = useSuspenseQuery(requestsQuery(api))
  return (
    <PlainScreen title={t('Tracking.InProgressTitle')} lead={t('Tracking.InProgressLead')}>
      <RequestTable
        caption={t('Tracking.InProgressTitle')}
        items={data.inProgress}
        empty={
          <EmptyState
            title={t('Tracking.NothingInProgress')}
            action={
              <ButtonLink href="/view-all-services">{t('Tracking.StartSomething')}</ButtonLink>
            }
          >
            {t('Tracking.NothingInProgressText')}
          </EmptyState>
        }
      />
      {data.following.length > 0 && (
        <div id="following">
          <Card title={t('Tracking.FollowingTitle')}>
            <p>{t('Tracking.FollowingLead')}</p>
            <RequestTable
              caption={t('Tracking.FollowingTitle')}
              items={data.following}
              empty={null}
              actions={({ id }) => <Unfollow id={id} />}
            />
          </Card>
        </div>
      )}
      <Row>
        <ButtonLink look="quiet" href="/completed_activities">
          {t('Tracking.ToCompleted')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

/** What is over, in the same table (spec, resident section 2, /completed_activities). */
export function Completed() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data } = useSuspenseQuery(requestsQuery(api))
  return (
    <PlainScreen title={t('Tracking.CompletedTitle')} lead={t('Tracking.CompletedLead')}>
      <RequestTable
        caption={t('Tracking.CompletedTitle')}
        items={data.completed}
        empty={<EmptyState title={t('Tracking.NothingCompleted')} />}
      />
      <Row>
        <ButtonLink look="quiet" href="/in_progress">
          {t('Tracking.ToInProgress')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

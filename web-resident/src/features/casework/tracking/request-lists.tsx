import { useSuspenseQuery } from '@tanstack/react-query'
import { listRequests } from '@portal/openapi/resident-client/tracking'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { filtered, ListFilter, longList } from '../../../parts/list-filter.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import type { RequestItem } from './queries.ts'
import { placeOf, RequestTable } from './request-table.tsx'
import { statusText } from './shown-status.tsx'
import { Unfollow } from './unfollow.tsx'

/** Requests that contain all search words. */
function useFound(items: readonly RequestItem[], find: string): readonly RequestItem[] {
  const { t } = useTexts()
  return filtered(items, find, (item) => [
    item.activityName,
    item.caseNumber,
    placeOf(t, item),
    statusText(t, item.type, item.status),
  ])
}

/** Spec, resident section 2, /in_progress. */
export function InProgress({ find }: { find: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(listRequests))
  const inProgress = useFound(data.inProgress, find)
  const following = useFound(data.following, find)
  const all = data.inProgress.length + data.following.length
  return (
    <PlainScreen title={t('Tracking.InProgressTitle')} lead={t('Tracking.InProgressLead')}>
      {all > longList && (
        <ListFilter
          action="/in_progress"
          find={find}
          shown={inProgress.length + following.length}
          all={all}
        />
      )}
      <RequestTable
        caption={t('Tracking.InProgressTitle')}
        items={inProgress}
        empty={
          data.inProgress.length > 0 ? (
            <EmptyState title={t('ListFilter.None')} />
          ) : (
            <EmptyState
              title={t('Tracking.NothingInProgress')}
              action={
                <ButtonLink href="/view-all-services">{t('Tracking.StartSomething')}</ButtonLink>
              }
            >
              {t('Tracking.NothingInProgressText')}
            </EmptyState>
          )
        }
      />
      {following.length > 0 && (
        <div id="following">
          <Card title={t('Tracking.FollowingTitle')}>
            <p>{t('Tracking.FollowingLead')}</p>
            <RequestTable
              caption={t('Tracking.FollowingTitle')}
              items={following}
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

/** Spec, resident section 2, /completed_activities. */
export function Completed({ find }: { find: string }) {
  const { t } = useTexts()
  const { completed: all } = useSuspenseQuery(query(listRequests)).data
  const completed = useFound(all, find)
  return (
    <PlainScreen title={t('Tracking.CompletedTitle')} lead={t('Tracking.CompletedLead')}>
      {all.length > longList && (
        <ListFilter
          action="/completed_activities"
          find={find}
          shown={completed.length}
          all={all.length}
        />
      )}
      <RequestTable
        caption={t('Tracking.CompletedTitle')}
        items={completed}
        empty={
          <EmptyState title={t(all.length > 0 ? 'ListFilter.None' : 'Tracking.NothingCompleted')} />
        }
      />
      <Row>
        <ButtonLink look="quiet" href="/in_progress">
          {t('Tracking.ToInProgress')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

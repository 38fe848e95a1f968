import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { pollEvery } from '../../../parts/poll.ts'
import { Screen } from '../../../parts/screen.tsx'
import { requestHref } from '../../casework/case-queue/desk-search.ts'
import { Due } from '../../casework/case-queue/due.tsx'
import { DayBars } from './day-bars.tsx'
import styles from './my-work.module.css'
import { hasQueue, myWorkQuery, nextQuery } from './queries.ts'
import { Tiles } from './tiles.tsx'

type Work = components['schemas']['MyWork']

const maxNext = 8

/** While the page is looked at; new notifications refresh it earlier. */
const refreshSeconds = 60

/** What waits for the person who is logged in, and how the city is doing. */
export function MyWorkScreen() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: work } = useSuspenseQuery({
    ...myWorkQuery(),
    ...pollEvery(refreshSeconds),
  })
  const { figures, feeds, lateJobs } = work
  return (
    <Screen>
      <div className={styles.work}>
        <PageTitle>{t('MyWork.Title')}</PageTitle>
        <Tiles work={work} />
        <div className={styles.columns}>
          {hasQueue(page.viewer.roles) && <Next />}
          <div className={styles.side}>
            {figures && (
              <Card title={t('MyWork.Month')}>
                <DayBars days={figures.days} />
              </Card>
            )}
            {figures && <Speed figures={figures} />}
            {(feeds ?? lateJobs) && <State work={work} />}
          </div>
        </div>
      </div>
    </Screen>
  )
}

function Next() {
  const { t } = useTexts()
  const { data: queue } = useQuery(nextQuery())
  const rows = queue?.data.slice(0, maxNext) ?? []
  return (
    <Card
      title={t('MyWork.Next')}
      aside={<a href="/requests?assignee=me">{t('MyWork.NextAll')}</a>}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={t('MyWork.NothingTitle')}
          action={<a href="/requests?assignee=nobody">{t('MyWork.NothingLink')}</a>}
        >
          {t('MyWork.NothingText')}
        </EmptyState>
      ) : (
        <ul className={styles.next}>
          {rows.map((row) => (
            <li key={row.id}>
              <a href={requestHref(row.id, 'assignee=me')}>
                {row.title} {row.number}
              </a>
              <Due of={row} />
              <span className={styles.soft}>{row.address}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Speed({ figures }: { figures: NonNullable<Work['figures']> }) {
  const { t } = useTexts()
  const { medianHours, onTimePercent } = figures
  const none = t('MyWork.NoFigure')
  return (
    <Card title={t('MyWork.Speed')}>
      <dl className={styles.facts}>
        <dt>{t('MyWork.OnTime')}</dt>
        <dd>{onTimePercent === null ? none : `${onTimePercent} %`}</dd>
        <dt>{t('MyWork.Median')}</dt>
        <dd>
          {medianHours === null
            ? none
            : medianHours < 48
              ? t('MyWork.Hours', { count: Math.round(medianHours) })
              : t('MyWork.Days', { count: Math.round(medianHours / 24) })}
        </dd>
      </dl>
    </Card>
  )
}

function State({ work: { feeds, lateJobs } }: { work: Work }) {
  const { t, format } = useTexts()
  return (
    <Card title={t('MyWork.State')}>
      <dl className={styles.facts}>
        {feeds?.map(({ id, name, lastGoodAt, isFailing }) => (
          <div key={id}>
            <dt>
              <a href="/feeds">{name}</a>
            </dt>
            <dd data-bad={isFailing || undefined}>
              {lastGoodAt === null
                ? t('MyWork.FeedNever')
                : t(isFailing ? 'MyWork.FeedFailing' : 'MyWork.FeedGood', {
                    when: format.date(lastGoodAt, 'dayTime'),
                  })}
            </dd>
          </div>
        ))}
        {lateJobs && (
          <div>
            <dt>{t('MyWork.Jobs')}</dt>
            <dd data-bad={lateJobs.length > 0 || undefined}>
              {lateJobs.length === 0
                ? t('MyWork.JobsGood')
                : t('MyWork.JobsLate', { names: lateJobs.join(', ') })}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

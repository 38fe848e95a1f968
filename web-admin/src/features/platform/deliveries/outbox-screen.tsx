import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { DeadTable } from './dead-table.tsx'
import { HoursTable } from './hours-table.tsx'
import { LanesTable } from './lanes-table.tsx'
import { outboxHealthQuery } from './queries.ts'

export interface OutboxSearch {
  readonly replayed?: number
  readonly retried?: number
}

/** How sending goes: what waits, what left, what was given up. Works without JavaScript. */
export function OutboxScreen({ replayed, retried }: OutboxSearch) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(outboxHealthQuery())
  const isBehind = data.lanes.some((lane) => lane.isBehind)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Outbox.Title')}</PageTitle>
          <p>{t('Outbox.Lead')}</p>
        </Stack>
        {replayed !== undefined && (
          <Banner tone={replayed > 0 ? 'success' : 'info'} live="status">
            {t('Undelivered.Replayed', { count: replayed })}
          </Banner>
        )}
        {retried !== undefined && (
          <Banner tone={retried > 0 ? 'success' : 'info'} live="status">
            {t('Outbox.Retried', { count: retried })}
          </Banner>
        )}
        <Banner
          tone={isBehind ? 'warn' : 'success'}
          title={t(isBehind ? 'Outbox.Behind' : 'Outbox.AllWell')}
        >
          {t(isBehind ? 'Outbox.BehindText' : 'Outbox.AllWellText')}
        </Banner>
        <Card title={t('Outbox.Waiting')}>
          <Stack>
            <LanesTable lanes={data.lanes} />
            {data.lanes.length > 0 && <p>{t('Outbox.LaterHint')}</p>}
          </Stack>
        </Card>
        <Card title={t('Outbox.Dead')}>
          <Stack>
            <p>
              {t('Outbox.DeadLead')} <a href="/undelivered">{t('Outbox.SeeEach')}</a>
            </p>
            <DeadTable dead={data.dead} />
          </Stack>
        </Card>
        <Card title={t('Outbox.Sent')}>
          <HoursTable hours={data.hours} />
        </Card>
      </Stack>
    </Screen>
  )
}

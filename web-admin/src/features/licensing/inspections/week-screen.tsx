import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { daysAfter } from '@portal/core/kernel/rules'
import { permitNumberText } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { BookFor } from './book-for.tsx'
import { ChangeInspection, windowTexts } from './change-inspection.tsx'
import styles from './inspections.module.css'
import { OutcomeBadge } from './outcome-badge.tsx'
import { type ListedInspection, type Week, weekQuery, type WeekSearch } from './queries.ts'
import { Slots } from './slots.tsx'
import { WeekTable } from './week-table.tsx'

interface WeekScreenProps {
  search: WeekSearch
  /** When inspections can be booked; from a feature above this one. */
  times: ReactNode
}

/** A week by inspector: what is open, what is booked. */
export function WeekScreen({ search, times }: WeekScreenProps) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: week } = useSuspenseQuery(weekQuery(search))
  const first = week.days[0]?.day ?? week.today
  const href = (day: string) => `/inspections?from=${day}`
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('InspectionDesk.Title')}</PageTitle>
          <nav aria-label={t('InspectionDesk.Week')} className={styles.links}>
            <a href={href(daysAfter(first, -7))}>{t('InspectionDesk.Earlier')}</a>
            <b>{t('InspectionDesk.WeekOf', { day: format.date(first) })}</b>
            <a href={href(daysAfter(first, 7))}>{t('InspectionDesk.Later')}</a>
            {first !== week.today && <a href="/inspections">{t('InspectionDesk.ThisWeek')}</a>}
            <a href="/inspections/today">{t('InspectionDesk.Today')}</a>
          </nav>
        </Stack>
        <WeekTable week={week} />
        <Booked inspections={week.inspections} inspectors={week.inspectors} />
        {mayCall(roles, 'setInspectionSlots') && (
          <div className={styles.columns}>
            <Card title={t('InspectionDesk.Slots')}>
              <Slots week={week} />
            </Card>
            <Card title={t('InspectionDesk.BookFor')}>
              <BookFor week={week} />
            </Card>
          </div>
        )}
        {times}
      </Stack>
    </Screen>
  )
}

interface BookedProps {
  inspections: readonly ListedInspection[]
  inspectors: Week['inspectors']
}

function Booked({ inspections, inspectors }: BookedProps) {
  const { t, format } = useTexts()
  const { portalUrl, viewer } = useApp().page
  const nameOf = (id: string | null) =>
    inspectors.find((one) => one.id === id)?.name ?? t('InspectionDesk.Nobody')
  const columns: readonly Column<ListedInspection>[] = [
    {
      key: 'when',
      header: t('InspectionDesk.When'),
      isOneLine: true,
      render: ({ day, window }) => `${format.date(day, 'weekdayDay')}, ${t(windowTexts[window])}`,
    },
    {
      key: 'where',
      header: t('InspectionDesk.Where'),
      isRowHeader: true,
      render: ({ address, year, number }) => (
        <>
          {address}{' '}
          <a href={`${portalUrl ?? ''}/permits/${year}/${number}`}>
            {permitNumberText({ year, number })}
          </a>
        </>
      ),
    },
    {
      key: 'what',
      header: t('InspectionDesk.What'),
      render: ({ name, kind }) => `${name}, ${kind}`,
    },
    {
      key: 'who',
      header: t('InspectionDesk.Inspector'),
      render: ({ inspectorId }) => nameOf(inspectorId),
    },
    {
      key: 'outcome',
      header: t('InspectionDesk.Outcome'),
      render: (one) =>
        one.outcome === 'booked' && mayCall(viewer.roles, 'assignInspection') ? (
          <ChangeInspection inspection={one} inspectors={inspectors} />
        ) : (
          <OutcomeBadge outcome={one.outcome} />
        ),
    },
  ]
  return (
    <Table
      caption={t('InspectionDesk.List')}
      columns={columns}
      rows={inspections}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('InspectionDesk.NoList')} />}
    />
  )
}

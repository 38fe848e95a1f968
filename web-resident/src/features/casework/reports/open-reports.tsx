import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { mapView } from '@portal/core/parcels/rules'
import { categoryFacts, reportCategoryNames } from '@portal/core/report-categories/rules'
import { listOpenReports } from '@portal/openapi/resident-client/reports'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { MapFrame, type MapHandle } from '@portal/web-ui/map-frame'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { filtered, FindField, longList } from '../../../parts/list-filter.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import styles from './open-reports.module.css'
import type { OpenReport } from './queries.ts'
import { useCityLayer } from './use-city-layer.ts'

const shared = reportCategoryNames.filter((category) => categoryFacts(category).isShared)

const placeText = (t: Translate, { blockNumber, street }: OpenReport): string =>
  street === null || blockNumber === null
    ? t('OpenReports.NoStreet')
    : t('OpenReports.Block', { blockNumber: String(blockNumber), street })

interface OpenReportsProps {
  category: string | undefined
  find: string
}

export function OpenReportsScreen({ category: asked, find }: OpenReportsProps) {
  // An unknown category in the URL shows all.
  const category = shared.find((one) => one === asked)
  const { t } = useTexts()
  const { data: all } = useSuspenseQuery(query(listOpenReports))
  const reports = useMemo(
    () =>
      filtered(
        all.filter((report) => category === undefined || report.category === category),
        find,
        ({ blockNumber, street }) => [String(blockNumber ?? ''), street],
      ),
    [all, category, find],
  )
  const [wanted, look] = useState<OpenReport>()
  const isAlive = useAlive(() => undefined)
  return (
    <PlainScreen title={t('OpenReports.Title')} lead={t('OpenReports.Lead')}>
      <form role="none" action="/open_reports" className={styles.filter}>
        <Select
          name="category"
          label={t('OpenReports.Kind')}
          defaultValue={category ?? ''}
          placeholder={t('OpenReports.All')}
          options={shared.map((value) => ({ value, label: t(categoryFacts(value).name) }))}
        />
        {all.length > longList && <FindField label={t('OpenReports.Street')} find={find} />}
        <Button type="submit" look="quiet">
          {t('OpenReports.Show')}
        </Button>
      </form>
      <p>{t('OpenReports.Count', { count: reports.length })}</p>
      <div className={styles.columns}>
        <OpenReportList reports={reports} onLook={isAlive ? look : undefined} />
        {isAlive && <OpenReportMap reports={reports} wanted={wanted} />}
      </div>
      <p>
        <a href="/view-all-services">{t('OpenReports.ReportOne')}</a>
      </p>
    </PlainScreen>
  )
}

interface ListProps {
  reports: readonly OpenReport[]
  onLook: ((report: OpenReport) => void) | undefined
}

function OpenReportList({ reports, onLook }: ListProps) {
  const { t, find, format } = useTexts()
  const columns: readonly Column<OpenReport>[] = [
    {
      key: 'what',
      header: t('OpenReports.What'),
      isRowHeader: true,
      render: (report) => (
        <span className={styles.what}>
          {t(categoryFacts(report.category).name)}
          <small>{placeText(t, report)}</small>
        </span>
      ),
    },
    {
      key: 'day',
      header: t('OpenReports.ReportedOn'),
      isOneLine: true,
      render: ({ reportedOn }) => <time dateTime={reportedOn}>{format.date(reportedOn)}</time>,
    },
    {
      key: 'status',
      header: t('Tracking.Status'),
      render: ({ status, statusInformation: { color, translationKey } }) => (
        <StatusBadge color={color}>
          {(translationKey && find(translationKey)) ?? status}
        </StatusBadge>
      ),
    },
  ]
  const onMap: Column<OpenReport> = {
    key: 'map',
    header: t('OpenReports.Map'),
    render: (report) => (
      <Button look="quiet" size="small" onClick={() => onLook?.(report)}>
        {t('OpenReports.ShowOnMap')}
      </Button>
    ),
  }
  return (
    <Table
      caption={t('OpenReports.Title')}
      isCaptionHidden
      columns={onLook ? [...columns, onMap] : columns}
      rows={reports}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('OpenReports.None')} />}
    />
  )
}

function OpenReportMap({
  reports,
  wanted,
}: {
  reports: readonly OpenReport[]
  wanted: OpenReport | undefined
}) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const [map, setMap] = useState<MapHandle | null>(null)
  const layer = useCityLayer()
  const spots = useMemo(
    () =>
      reports.map((report) => ({
        point: [report.latitude, report.longitude] as const,
        name: `${t(categoryFacts(report.category).name)}, ${placeText(t, report)}`,
      })),
    [reports, t],
  )
  useEffect(() => map?.spots(spots), [map, spots])
  useEffect(() => {
    if (wanted) map?.lookAt([wanted.latitude, wanted.longitude], mapView.zoom)
  }, [map, wanted])
  return (
    <div className={styles.map}>
      <MapFrame
        label={t('OpenReports.Map')}
        note={t('OpenReports.MapNote')}
        start="wide"
        center={settings.map.center}
        zoom={mapView.reportZoom - 2}
        minZoom={mapView.minZoom}
        maxZoom={mapView.maxZoom}
        box={settings.map.box}
        onView={layer.again}
        onMap={async (opened) => {
          setMap(opened)
          await layer.first(opened)
        }}
      />
    </div>
  )
}

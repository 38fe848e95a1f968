import { useSuspenseQueries } from '@tanstack/react-query'
import type { MaintenanceWindow } from '@portal/core/alerts/rules'
import {
  getMaintenanceInfo,
  listMaintenancePeriods,
} from '@portal/openapi/admin-client/maintenance'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PlusIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { DialogSearch } from '../../../parts/dialog-search.ts'
import { DoneNotice } from '../../../parts/done-notice.tsx'
import { RowActions } from '../../../parts/row-actions.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { DeletePeriod } from './delete-period.tsx'
import { EditPeriod } from './edit-period.tsx'
import { maintenancePath } from './maintenance-path.ts'
import styles from './maintenance.module.css'
import { datesOf, daysOfWindow, timesOf } from './window-words.ts'

const notices = {
  add: { kind: 'SuccessAdd', text: 'Maintenance.Added' },
  update: { kind: 'SuccessUpdate', text: 'Maintenance.Updated' },
  delete: { kind: 'SuccessRemove', text: 'Maintenance.Deleted' },
} as const

interface Listed {
  readonly id: string
  readonly maintenanceWarningAlert: MaintenanceWindow
  readonly maintenanceSettings: MaintenanceWindow
  readonly onlineBillPayEnabled: boolean
}

/** Whether and when bills cannot be paid online (spec, admin section 2.10). */
export function MaintenanceScreen({
  search: { add, edit, remove, done },
}: {
  search: DialogSearch
}) {
  const texts = useTexts()
  const { t } = texts
  const [{ data: periods }] = useSuspenseQueries({ queries: [query(listMaintenancePeriods)] })
  const opened = periods.find(({ id }) => id === (edit ?? remove))
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Maintenance.Title')}</PageTitle>
          <p>{t('Maintenance.Lead')}</p>
        </Stack>
        {done && <DoneNotice key={done} {...notices[done]} path={maintenancePath} />}
        {(edit ?? remove) !== undefined && !opened && (
          <Banner tone="warn" live="status">
            {t('Maintenance.NotFound')}
          </Banner>
        )}
        {add && <EditPeriod period={null} />}
        {edit !== undefined && opened && <EditPeriod key={opened.id} period={opened} />}
        {remove !== undefined && opened && <DeletePeriod period={opened} />}
        <BillPayStatus />
        <Row>
          <ButtonLink href={`${maintenancePath}?add=1`}>
            <PlusIcon size="small" />
            {t('Maintenance.Add')}
          </ButtonLink>
        </Row>
        <Table
          caption={t('Maintenance.List')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={periods}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('Maintenance.None')}>{t('Maintenance.NoneText')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}

function BillPayStatus() {
  const { t, format } = useTexts()
  const [{ data: info }] = useSuspenseQueries({ queries: [query(getMaintenanceInfo)] })
  const { onlineBillPayEnabled: isOpen, reopensAt, maintenanceWarningAlert } = info
  const closed = reopensAt
    ? t('Maintenance.DisabledUntil', { time: format.date(reopensAt, 'dayTime') })
    : t('Maintenance.DisabledText')
  return (
    <Card
      title={t('Maintenance.Status')}
      aside={
        <StatusBadge color={isOpen ? 'green' : 'red'}>
          {t(isOpen ? 'Maintenance.Enabled' : 'Maintenance.Disabled')}
        </StatusBadge>
      }
    >
      <p>{isOpen ? t('Maintenance.EnabledText') : closed}</p>
      {maintenanceWarningAlert && <p>{t('Maintenance.WarnedText')}</p>}
    </Card>
  )
}

const columnsOf = (texts: ReturnType<typeof useTexts>): readonly Column<Listed>[] => {
  const { t, language } = texts
  return [
    {
      key: 'downtime',
      header: t('Maintenance.Downtime'),
      isRowHeader: true,
      render: ({ maintenanceSettings }) => <WindowWords window={maintenanceSettings} />,
    },
    {
      key: 'warning',
      header: t('Maintenance.Warning'),
      render: ({ maintenanceWarningAlert }) =>
        maintenanceWarningAlert.enabled ? (
          <WindowWords window={maintenanceWarningAlert} />
        ) : (
          t('Maintenance.Off')
        ),
    },
    {
      key: 'state',
      header: t('Maintenance.State'),
      isOneLine: true,
      render: ({ onlineBillPayEnabled, maintenanceSettings: { enabled } }) => (
        <StatusBadge color={onlineBillPayEnabled ? 'gray' : 'red'}>
          {t(
            enabled
              ? onlineBillPayEnabled
                ? 'Maintenance.Open'
                : 'Maintenance.Closed'
              : 'Maintenance.Off',
          )}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: t('Maintenance.Actions'),
      isOneLine: true,
      render: ({ id, maintenanceSettings: { englishText, spanishText } }) => (
        <RowActions
          path={maintenancePath}
          id={id}
          name={language === 'es' ? spanishText : englishText}
        />
      ),
    },
  ]
}

function WindowWords({ window }: { window: MaintenanceWindow }) {
  const texts = useTexts()
  const { language } = texts
  return (
    <div className={styles.window}>
      <strong>{language === 'es' ? window.spanishText : window.englishText}</strong>
      <span>{timesOf(window, texts)}</span>
      <span>{daysOfWindow(window, texts)}</span>
      <span>{datesOf(window, texts)}</span>
    </div>
  )
}

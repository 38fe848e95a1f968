import { useSuspenseQuery } from '@tanstack/react-query'
import { plainText, type SystemAlert } from '@portal/core/alerts/rules'
import { listSystemAlerts } from '@portal/openapi/admin-client/alerts'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
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
import { alertsPath } from './alerts-path.ts'
import styles from './alerts.module.css'
import { DeleteAlert } from './delete-alert.tsx'
import { EditAlert } from './edit-alert.tsx'

const notices = {
  add: { kind: 'SuccessAdd', text: 'Toast.add-system-alert' },
  update: { kind: 'SuccessUpdate', text: 'Toast.update-system-alert' },
  delete: { kind: 'SuccessRemove', text: 'Toast.delete-system-alert' },
} as const

/** System alerts for logged-in users (spec, admin section 2.7). */
export function AlertsScreen({ search: { add, edit, remove, done } }: { search: DialogSearch }) {
  const texts = useTexts()
  const { t } = texts
  const { data: alerts } = useSuspenseQuery(query(listSystemAlerts))
  const opened = alerts.find(({ Id }) => Id === (edit ?? remove))
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Alerts.Title')}</PageTitle>
          <p>{t('Alerts.Lead')}</p>
        </Stack>
        {done && <DoneNotice key={done} {...notices[done]} path={alertsPath} />}
        {(edit ?? remove) !== undefined && !opened && (
          <Banner tone="warn" live="status">
            {t('Alerts.NotFound')}
          </Banner>
        )}
        {add && <EditAlert alert={null} />}
        {edit !== undefined && opened && <EditAlert key={opened.Id} alert={opened} />}
        {remove !== undefined && opened && <DeleteAlert alert={opened} />}
        <Row>
          <ButtonLink href={`${alertsPath}?add=1`}>
            <PlusIcon size="small" />
            {t('Alerts.Add')}
          </ButtonLink>
        </Row>
        <Table
          caption={t('Alerts.Title')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={alerts}
          rowKey={({ Id }) => Id}
          empty={<EmptyState title={t('Alerts.None')}>{t('Alerts.NoneText')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}

const columnsOf = ({
  t,
  format,
  language,
}: ReturnType<typeof useTexts>): readonly Column<SystemAlert>[] => [
  {
    key: 'active',
    header: t('Alerts.Active'),
    isOneLine: true,
    render: ({ Active }) => (
      <StatusBadge color={Active ? 'green' : 'gray'}>
        {t(Active ? 'Alerts.On' : 'Alerts.Off')}
      </StatusBadge>
    ),
  },
  {
    key: 'english',
    header: t('Alerts.English'),
    isRowHeader: true,
    render: (alert) => <Words lang="en" title={alert.TitleAlertEnglish} html={alert.TextEnglish} />,
  },
  {
    key: 'spanish',
    header: t('Alerts.Spanish'),
    render: (alert) => <Words lang="es" title={alert.TitleAlertSpanish} html={alert.TextSpanish} />,
  },
  {
    key: 'created',
    header: t('Alerts.Created'),
    isOneLine: true,
    render: ({ CreatedAt }) => format.date(CreatedAt),
  },
  {
    key: 'actions',
    header: t('Alerts.Actions'),
    isOneLine: true,
    render: (alert) => (
      <RowActions
        path={alertsPath}
        id={alert.Id}
        name={language === 'es' ? alert.TitleAlertSpanish : alert.TitleAlertEnglish}
      />
    ),
  },
]

function Words({ lang, title, html }: { lang: 'en' | 'es'; title: string; html: string }) {
  return (
    <div lang={lang} className={styles.words}>
      <strong>{title}</strong>
      <span>{plainText(html)}</span>
    </div>
  )
}

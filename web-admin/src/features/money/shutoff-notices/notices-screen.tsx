import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { DoneNotice } from '../../../parts/done-notice.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { CheckFile } from './check-file.tsx'
import { CrewList } from './crew-list.tsx'
import { noticesPath, noticeTextsPath } from './notices-path.ts'
import { type NoticeBatch, noticeBatchesQuery, noticeTextsQuery } from './queries.ts'

/** Files of overdue accounts (spec, admin section 2.9); `isDone` after one was sent. */
export function NoticesScreen({ isDone }: { isDone: boolean }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: batches } = useSuspenseQuery(noticeBatchesQuery())
  const { data: texts } = useSuspenseQuery(noticeTextsQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Shutoffs.Title')}</PageTitle>
          <p>{t('Shutoffs.Lead')}</p>
          <p>
            <a href={noticeTextsPath}>{t('Shutoffs.TextsLink')}</a>
          </p>
        </Stack>
        {isDone && <DoneNotice kind="Success" text="Shutoffs.Sent" path={noticesPath} />}
        {!texts.isComplete && (
          <Banner tone="warn" title={t('Shutoffs.TextsMissing')}>
            <p>
              {t('Shutoffs.TextsMissingText')}{' '}
              <a href={noticeTextsPath}>{t('Shutoffs.TextsLink')}</a>
            </p>
          </Banner>
        )}
        {mayCall(roles, 'verifyNotices') && <CheckFile key={String(isDone)} />}
        <Batches batches={batches} />
        {mayCall(roles, 'exportShutoffs') && batches.length > 0 && <CrewList batches={batches} />}
      </Stack>
    </Screen>
  )
}

function Batches({ batches }: { batches: readonly NoticeBatch[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<NoticeBatch>[] = [
    {
      key: 'sent',
      header: t('Shutoffs.SentOn'),
      isRowHeader: true,
      render: ({ createdAt }) => format.date(createdAt, 'dayTime'),
    },
    { key: 'by', header: t('Shutoffs.By'), render: ({ createdBy }) => createdBy ?? '–' },
    {
      key: 'days',
      header: t('Shutoffs.ShutoffDays'),
      render: ({ firstShutoff: from, lastShutoff: to }) =>
        from === null || to === null
          ? '–'
          : from === to
            ? format.date(from)
            : t('Shutoffs.FromTo', { from: format.date(from), to: format.date(to) }),
    },
    {
      key: 'accounts',
      header: t('Shutoffs.Accounts'),
      align: 'end',
      render: ({ rowCount }) => format.number(rowCount),
    },
    {
      key: 'processed',
      header: t('Shutoffs.Processed'),
      align: 'end',
      render: ({ processed, waiting }) =>
        waiting > 0 ? t('Shutoffs.Waiting', { count: waiting }) : format.number(processed),
    },
    {
      key: 'asked',
      header: t('Shutoffs.HasAsked'),
      align: 'end',
      render: ({ Id, asked }) =>
        asked === 0 ? (
          '–'
        ) : (
          <a href={`${noticesPath}/${Id}?filter=asked`}>
            {t('Shutoffs.AskedCount', { count: asked })}
          </a>
        ),
    },
    {
      key: 'details',
      header: t('Shutoffs.Details'),
      render: ({ Id, createdAt }) => (
        <ButtonLink href={`${noticesPath}/${Id}`} look="quiet" size="small">
          {t('Shutoffs.Details')}
          <VisuallyHidden>
            {' '}
            {t('Shutoffs.DetailsOf', { time: format.date(createdAt, 'dayTime') })}
          </VisuallyHidden>
        </ButtonLink>
      ),
    },
  ]
  return (
    <Stack>
      <h2>{t('Shutoffs.Batches')}</h2>
      <Table
        caption={t('Shutoffs.Batches')}
        isCaptionHidden
        columns={columns}
        rows={batches}
        rowKey={({ Id }) => Id}
        empty={<EmptyState title={t('Shutoffs.None')}>{t('Shutoffs.NoneText')}</EmptyState>}
      />
    </Stack>
  )
}

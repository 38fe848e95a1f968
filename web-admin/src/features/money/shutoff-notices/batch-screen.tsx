import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { centsOf } from '@portal/core/kernel/rules'
import { noticeFilters, noticeLimits, type NoticeState } from '@portal/core/shutoff-notices/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Pager } from '@portal/web-ui/pager'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { FindForm } from '../../../parts/find-form.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { TabLinks } from '../../../parts/tab-links.tsx'
import { Facts } from '../payments/facts.tsx'
import { lettersHref, noticeFileHref, noticesPath } from './notices-path.ts'
import styles from './notices.module.css'
import { type BatchView, type Notice, noticeBatchQuery } from './queries.ts'

/** As the core draws them (shutoff-notices/notice-letters.ts). */
const lettersInFile = 200

interface BatchScreenProps {
  id: string
  view: BatchView
}

/** The notices of a file, who paid since, and what is left to do by phone and by letter. */
export function NoticeBatchScreen({ id, view }: BatchScreenProps) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { batch, counts, data } = useSuspenseQuery(noticeBatchQuery(id, view)).data
  const href = (next: Partial<BatchView>) => {
    const { filter, account, page, size } = { ...view, page: 1, ...next }
    const search = new URLSearchParams({ filter, page: String(page), size: String(size) })
    if (account !== '') search.set('account', account)
    return `${noticesPath}/${id}?${search}`
  }
  const { filter, account, page, size } = view
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href={noticesPath}>{t('Shutoffs.Back')}</a>
          </p>
          <PageTitle>
            {t('Shutoffs.Batch', { time: format.date(batch.createdAt, 'dayTime') })}
          </PageTitle>
          {batch.waiting > 0 && <p>{t('Shutoffs.Waiting', { count: batch.waiting })}</p>}
        </Stack>
        <Facts
          of={[
            [t('Shutoffs.Accounts'), format.number(batch.rowCount)],
            [t('Shutoffs.Processed'), format.number(batch.processed)],
            [t('Shutoffs.By'), batch.createdBy],
          ]}
        />
        {mayCall(roles, 'exportNotices') && account === '' && (
          <Downloads id={id} filter={filter} letters={counts.letters} />
        )}
        <Stack>
          <FindForm
            action={`${noticesPath}/${id}`}
            name="account"
            label={t('Shutoffs.FindAccount')}
            value={account}
          >
            {account !== '' && <a href={href({ account: '' })}>{t('Shutoffs.AllAccounts')}</a>}
          </FindForm>
          <TabLinks
            label={t('Shutoffs.Filters')}
            keys={noticeFilters}
            current={filter}
            nameOf={(name) => t(`Shutoffs.Filter_${name}`)}
            href={(name) => href({ filter: name })}
            counts={counts}
          />
          <Notices rows={data} />
          <Pager
            page={page}
            pages={Math.ceil(counts[filter] / size)}
            href={(to) => href({ page: to })}
            label={t('Shutoffs.Rows')}
          />
          {counts[filter] > noticeLimits.pageSizes[0] && (
            <nav aria-label={t('Shutoffs.PageSize')}>
              <Row gap="tight">
                <span>{t('Shutoffs.PageSize')}:</span>
                {noticeLimits.pageSizes.map((one) => (
                  <a
                    key={one}
                    href={href({ size: one })}
                    aria-current={one === size ? 'true' : undefined}
                  >
                    {one}
                  </a>
                ))}
              </Row>
            </nav>
          )}
        </Stack>
      </Stack>
    </Screen>
  )
}

interface DownloadsProps {
  id: string
  filter: BatchView['filter']
  letters: number
}

function Downloads({ id, filter, letters }: DownloadsProps) {
  const { t, format } = useTexts()
  const parts = Array.from({ length: Math.ceil(letters / lettersInFile) }, (_, nth) => nth + 1)
  return (
    <Row>
      <ButtonLink href={noticeFileHref(id, 'calls')} look="quiet">
        {t('Shutoffs.CallList')}
      </ButtonLink>
      {filter !== 'calls' && (
        <ButtonLink href={noticeFileHref(id, filter)} look="quiet">
          {t('Shutoffs.Download')}
        </ButtonLink>
      )}
      {parts.map((part) => (
        <ButtonLink key={part} href={lettersHref(id, part)} look="quiet">
          {parts.length === 1
            ? t('Shutoffs.Letters')
            : t('Shutoffs.LettersPart', {
                from: format.number((part - 1) * lettersInFile + 1),
                to: format.number(Math.min(part * lettersInFile, letters)),
              })}
        </ButtonLink>
      ))}
    </Row>
  )
}

const colors: Readonly<Record<NoticeState, StatusColor>> = {
  open: 'orange',
  paid: 'green',
  arranged: 'blue',
}

function Notices({ rows }: { rows: readonly Notice[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Notice>[] = [
    {
      key: 'account',
      header: t('Shutoffs.Account'),
      isRowHeader: true,
      render: ({ accountNumber, address }) => (
        <span className={styles.pair}>
          <strong>{accountNumber}</strong>
          {address !== null && <span className={styles.quiet}>{address}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('Shutoffs.State'),
      render: ({ state, hasAsked, askedNote }) => (
        <span className={styles.pair}>
          <span>
            <StatusBadge color={colors[state]}>{t(`Shutoffs.State_${state}`)}</StatusBadge>
          </span>
          {hasAsked && state === 'open' && (
            <span className={styles.quiet}>
              {askedNote === null || askedNote === ''
                ? t('Shutoffs.AskedPlain')
                : t('Shutoffs.Asked', { note: askedNote })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'person',
      header: t('Shutoffs.Owner'),
      render: ({ user, needsLetter }) =>
        user.userId === null ? (
          <span className={styles.quiet}>{t('Shutoffs.NoPortalAccount')}</span>
        ) : (
          <span className={styles.pair}>
            <a href={`/users/edit/${user.userId}`}>{user.userName ?? user.userEmail}</a>
            <span className={styles.quiet}>{user.userEmail}</span>
            {needsLetter && <span>{t('Shutoffs.MailComesBack')}</span>}
            {user.userPhone !== null && <span className={styles.quiet}>{user.userPhone}</span>}
          </span>
        ),
    },
    {
      key: 'amount',
      header: t('Shutoffs.Amount'),
      align: 'end',
      isOneLine: true,
      render: ({ delinquentAmount }) => format.money(centsOf(delinquentAmount)),
    },
    {
      key: 'day',
      header: t('Shutoffs.ShutoffDay'),
      render: ({ shutoffDate }) => format.date(shutoffDate),
    },
    {
      key: 'phone',
      header: t('Shutoffs.PrefersPhone'),
      render: ({ phonePreference }) => t(phonePreference ? 'Util.Yes' : 'Util.No'),
    },
  ]
  return (
    <Table
      caption={t('Shutoffs.Rows')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
      empty={<EmptyState title={t('Shutoffs.NoneOfThese')} />}
    />
  )
}

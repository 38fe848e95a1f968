import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { contentFilters, type ContentKindName } from '@portal/core/content-editing/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PlusIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Pager } from '@portal/web-ui/pager'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { FindForm } from '../../../parts/find-form.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { TabLinks } from '../../../parts/tab-links.tsx'
import { contentKits } from './content-kits.ts'
import { contentHref, type ContentSearch } from './content-search.ts'
import styles from './content.module.css'
import { contentListQuery, type ListedContent } from './queries.ts'

interface Props {
  kind: ContentKindName
  search: ContentSearch
}

/** All of a kind with state, owner and last check; what was edited last comes first. */
export function ContentListScreen({ kind, search }: Props) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: found } = useSuspenseQuery(contentListQuery(kind, search))
  const { path, newPath = `${path}/new` } = contentKits[kind]
  const { show: shown = 'all' } = search
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t(`Content.${kind}`)}</PageTitle>
          <p>{t(`Content.${kind}Lead`)}</p>
        </Stack>
        {mayCall(roles, 'createContent') && (
          <div>
            <ButtonLink href={newPath}>
              <PlusIcon size="small" />
              {t(`Content.${kind}New`)}
            </ButtonLink>
          </div>
        )}
        <FindForm action={path} name="q" label={t('Content.Search')} value={search.q}>
          {shown !== 'all' && <input type="hidden" name="show" value={shown} />}
        </FindForm>
        <TabLinks
          label={t('Content.Filters')}
          keys={contentFilters}
          current={shown}
          nameOf={(show) => t(`Content.Show_${show}`)}
          href={(show) => contentHref(path, { ...(search.q && { q: search.q }), show })}
          counts={found.counts}
        />
        <Listed kind={kind} rows={found.data} />
        <Pager
          page={found.page}
          pages={found.pages}
          href={(page) => contentHref(path, { ...search, page })}
        />
      </Stack>
    </Screen>
  )
}

function Listed({ kind, rows }: { kind: ContentKindName; rows: readonly ListedContent[] }) {
  const { t, format, language } = useTexts()
  const { path } = contentKits[kind]
  const columns: readonly Column<ListedContent>[] = [
    {
      key: 'title',
      header: t('Content.TitleColumn'),
      isRowHeader: true,
      render: ({ id, title, titleEs }) => (
        <a href={`${path}/${id}`} lang={language === 'es' && !titleEs ? 'en' : undefined}>
          {(language === 'es' ? titleEs || title : title) || t('Content.Untitled')}
        </a>
      ),
    },
    {
      key: 'state',
      header: t('Content.State'),
      render: (row) => <States of={row} />,
    },
    {
      key: 'languages',
      header: t('Content.Languages'),
      isOneLine: true,
      render: ({ titleEs }) =>
        titleEs ? (
          t('Content.Translated')
        ) : (
          <StatusBadge color="orange">{t('Content.NotTranslated')}</StatusBadge>
        ),
    },
    { key: 'owner', header: t('Content.Owner'), render: ({ owner }) => owner ?? '–' },
    {
      key: 'checked',
      header: t('Content.Checked'),
      isOneLine: true,
      render: ({ checkedAt, isReviewDue }) => (
        <span className={styles.marks}>
          {checkedAt ? format.date(checkedAt) : t('Content.Never')}
          {isReviewDue && <StatusBadge color="yellow">{t('Content.ReviewDue')}</StatusBadge>}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t(`Content.${kind}`)}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Content.None')}>{t('Content.NoneText')}</EmptyState>}
    />
  )
}

interface StatesProps {
  of: Pick<ListedContent, 'isPublished' | 'open' | 'scheduledAt'>
}

/** Where it stands on the site, and its draft. */
export function States({ of: { isPublished, open, scheduledAt } }: StatesProps) {
  const { t, format } = useTexts()
  return (
    <span className={styles.marks}>
      {(isPublished || !open) && (
        <StatusBadge color={isPublished ? 'green' : 'gray'}>
          {t(isPublished ? 'Content.Live' : 'Content.Hidden')}
        </StatusBadge>
      )}
      {open === 'draft' && <StatusBadge color="blue">{t('Content.Draft')}</StatusBadge>}
      {open === 'scheduled' && scheduledAt && (
        <StatusBadge color="blue">
          {t('Content.ScheduledFor', { time: format.date(scheduledAt, 'dayTime') })}
        </StatusBadge>
      )}
    </span>
  )
}

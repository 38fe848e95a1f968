import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { formPreviewHref } from './form-search.ts'
import styles from './forms.module.css'
import { type ListedProcess, processesQuery } from './queries.ts'

/** With their versions and the services that use them. */
export function FormsScreen() {
  const texts = useTexts()
  const { t } = texts
  const { data: processes } = useSuspenseQuery(processesQuery())
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('FormPreview.Title')}</PageTitle>
          <p>{t('FormPreview.Lead')}</p>
        </Stack>
        <Table
          caption={t('FormPreview.Title')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={processes}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('FormPreview.None')}>{null}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}

const columnsOf = ({
  t,
  format,
}: ReturnType<typeof useTexts>): readonly Column<ListedProcess>[] => [
  {
    key: 'name',
    header: t('FormPreview.Process'),
    isRowHeader: true,
    render: ({ id, name }) => (
      <>
        <a href={formPreviewHref(id)}>{name}</a> <span className={styles.soft}>{id}</span>
      </>
    ),
  },
  {
    key: 'versions',
    header: t('FormPreview.Versions'),
    render: ({ id, versions }) => (
      <ul className={styles.plain}>
        {versions.map(({ version, createdAt, isCurrent }) => (
          <li key={version}>
            <a href={formPreviewHref(id, isCurrent ? {} : { version })}>
              {t('FormPreview.VersionOf', { version, date: format.date(createdAt) })}
            </a>
            {isCurrent && <span className={styles.soft}> {t('FormPreview.Current')}</span>}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'size',
    header: t('FormPreview.Size'),
    isOneLine: true,
    render: ({ pages }) => t('FormPreview.Pages', { count: pages }),
  },
  {
    key: 'fee',
    header: t('FormPreview.Fee'),
    isOneLine: true,
    render: ({ hasFee }) => t(hasFee ? 'FormPreview.WithFee' : 'FormPreview.NoFee'),
  },
  {
    key: 'services',
    header: t('FormPreview.Services'),
    render: ({ services }) =>
      services.length === 0 ? (
        <span className={styles.soft}>{t('FormPreview.NoService')}</span>
      ) : (
        <ul className={styles.plain}>
          {services.map(({ id, name, isPublished }) => (
            <li key={id}>
              <a href={`/activities/${id}`}>{name}</a>
              {!isPublished && (
                <span className={styles.soft}> {t('FormPreview.NotPublished')}</span>
              )}
            </li>
          ))}
        </ul>
      ),
  },
]

import type { ReactNode } from 'react'
import { AlertIcon } from '@portal/web-ui/icons'
import { havePictures, Pictured } from '@portal/web-ui/pictured'
import { type Column, Table } from '@portal/web-ui/table'
import { languageOf, type Translate, useTexts } from '@portal/web-ui/texts'
import type { RequestItem } from './queries.ts'
import styles from './request-list.module.css'
import { ShownStatus } from './shown-status.tsx'

/** The request's page (spec, resident section 2). */
export const requestHref = ({
  type,
  caseNumber,
}: Pick<RequestItem, 'type' | 'caseNumber'>): string => `/activity-view/${type}/${caseNumber}`

/** Tells requests of the same kind apart; for other people's reports only the block. */
export const placeOf = (
  t: Translate,
  { address, blockNumber, street }: Pick<RequestItem, 'address' | 'blockNumber' | 'street'>,
): string =>
  street === null || blockNumber === null
    ? address
    : t('OpenReports.Block', { blockNumber: String(blockNumber), street })

const columnsOf = (t: Translate, hasPictures: boolean): readonly Column<RequestItem>[] => [
  {
    key: 'activity',
    header: t('Tracking.Activity'),
    isRowHeader: true,
    render: (item) => (
      <Pictured of={item} isShown={hasPictures}>
        <span className={styles.name}>
          <a href={requestHref(item)} lang={languageOf(item, 'activityName')}>
            {item.activityName}
          </a>
          {placeOf(t, item) !== '' && <span className={styles.place}>{placeOf(t, item)}</span>}
          <small>{t('Tracking.NumberOf', { number: item.caseNumber })}</small>
        </span>
      </Pictured>
    ),
  },
  {
    key: 'status',
    header: t('Tracking.Status'),
    render: (item) => (
      <span className={styles.statuses}>
        <ShownStatus {...item} />
        {item.actionRequired && (
          <span className={styles.action}>
            <AlertIcon size="small" />
            {t('Tracking.ActionRequired')}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'modified',
    header: t('Tracking.LastModified'),
    isOneLine: true,
    render: ({ lastModified, lastModifiedDisplay }) => (
      <time dateTime={lastModified}>{lastModifiedDisplay}</time>
    ),
  },
]

interface RequestTableProps {
  caption: string
  items: readonly RequestItem[]
  empty: ReactNode
  actions?: (item: RequestItem) => ReactNode
}

/** Name, status and last change (spec, resident section 2, /in_progress). */
export function RequestTable({ caption, items, empty, actions }: RequestTableProps) {
  const { t } = useTexts()
  const acting: readonly Column<RequestItem>[] = actions
    ? [{ key: 'actions', header: t('Tracking.Actions'), render: actions }]
    : []
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[...columnsOf(t, havePictures(items)), ...acting]}
      rows={items}
      rowKey={({ id }) => id}
      empty={empty}
    />
  )
}

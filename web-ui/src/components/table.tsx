import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.tsx'
import { classNames } from './class-names.ts'
import { SortDownIcon, SortIcon, SortUpIcon } from './icons.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  key: string
  header: string
  render: (row: Row) => ReactNode
  align?: 'end'
  /** Names the row for screen readers and heads its card on a phone. At most one column. */
  isRowHeader?: boolean
  isSortable?: boolean
  isOneLine?: boolean
}

export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}

interface TableProps<Row> {
  /** Hidden when a heading already says it. */
  caption: string
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A press anywhere on a row follows the link of its header. */
  isRowLink?: boolean
  /** Replaces an empty table: an `EmptyState`. */
  empty?: ReactNode
  sort?: Sort
  /** Links, so that sorting works without JavaScript. */
  sortHref?: (sort: Sort) => string
}

/** In a narrow container each row becomes a card of labels and values. */
export function Table<Row>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  rowKey,
  isRowLink,
  empty,
  sort,
  sortHref,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <div className={styles.frame}>
      <table
        className={classNames(
          styles.table,
          isPair(columns) && styles.pair,
          isRowLink && styles.links,
        )}
      >
        <caption>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-sort={
                  sort?.key === column.key
                    ? sort.direction === 'asc'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                {column.isSortable && sortHref ? (
                  <SortLink column={column} sort={sort} href={sortHref} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A name and a number fit side by side on any screen. */
const isPair = (columns: readonly { readonly align?: 'end' }[]): boolean =>
  columns.length === 2 && columns[1]?.align === 'end'

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(column.isOneLine && styles.oneLine)
  if (column.isRowHeader)
    return (
      <th scope="row" className={className}>
        {column.render(row)}
      </th>
    )
  return (
    <td className={className} data-align={column.align} data-label={column.header}>
      {column.render(row)}
    </td>
  )
}

interface SortLinkProps {
  column: { key: string; header: string }
  sort: Sort | undefined
  href: (sort: Sort) => string
}

function SortLink({ column, sort, href }: SortLinkProps) {
  const { t } = useTexts()
  const isSorted = sort?.key === column.key
  const direction = isSorted && sort.direction === 'asc' ? 'desc' : 'asc'
  const DirectionIcon = isSorted ? (sort.direction === 'asc' ? SortUpIcon : SortDownIcon) : SortIcon
  return (
    <a href={href({ key: column.key, direction })} className={styles.sort}>
      {column.header}
      <DirectionIcon size="small" />
      <VisuallyHidden>
        , {t(direction === 'asc' ? 'Table.SortAscending' : 'Table.SortDescending')}
      </VisuallyHidden>
    </a>
  )
}

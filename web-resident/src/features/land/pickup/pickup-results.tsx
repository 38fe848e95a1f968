import { EmptyState } from '@portal/web-ui/empty-state'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { type PickupSearch, searchHref } from './pickup-search.ts'
import type { FoundDay } from './queries.ts'
import { useWeekdayName } from './use-weekday-name.ts'

/** As many as the API gives. */
const mostFound = 50

interface PickupResultsProps {
  search: PickupSearch
  /** None before a search. */
  found?: readonly FoundDay[]
}

/** A row opens its dialog (spec, resident section 2, /garbage-search). */
export function PickupResults({ search, found }: PickupResultsProps) {
  const { t, format } = useTexts()
  const weekdayName = useWeekdayName()
  const columns: readonly Column<FoundDay>[] = [
    {
      key: 'address',
      header: t('Pickup.Address'),
      isRowHeader: true,
      render: ({ Id, Parcel_Address__c: address }) => (
        <a href={searchHref(search, Id)}>{address}</a>
      ),
    },
    {
      key: 'day',
      header: t('Pickup.Day'),
      render: ({ Refuse_Pickup_Day__c: day }) => weekdayName(day) ?? t('Pickup.NotKnown'),
    },
    {
      key: 'next',
      header: t('Pickup.Next'),
      render: ({ nextOn }) => (nextOn ? format.date(nextOn, 'weekdayDay') : '–'),
    },
  ]
  const list = found ?? []
  return (
    <>
      {list.length > 0 && (
        <p>
          {list.length === mostFound
            ? t('Pickup.FoundFirst', { number: format.number(list.length) })
            : t('Pickup.Found', { count: list.length })}
        </p>
      )}
      <Table
        caption={t('Pickup.Results')}
        isCaptionHidden
        columns={columns}
        rows={list}
        rowKey={({ Id }) => Id}
        isRowLink
        empty={
          found ? (
            <EmptyState title={t('Pickup.None')}>{t('Pickup.NoneText')}</EmptyState>
          ) : (
            <EmptyState title={t('Pickup.Empty')}>{t('Pickup.EmptyText')}</EmptyState>
          )
        }
      />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { pickupRuleKinds } from '@portal/core/pickup/rules'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { PickupCalendarScreen } from '../features/land/pickup/pickup-calendar-screen.tsx'
import { pickupQuery } from '../features/land/pickup/queries.ts'
import type { PickupSearch } from '../features/land/pickup/rule-editor.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/pickup_calendar')({
  validateSearch: ({ add, change }: Record<string, unknown>): PickupSearch => ({
    ...(pickupRuleKinds.some((kind) => kind === add) && {
      add: pickupRuleKinds.find((kind) => kind === add),
    }),
    ...(typeof change === 'string' && { change }),
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(pickupQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'PickupCalendar.Title'),
  component: PickupCalendar,
})

function PickupCalendar() {
  return (
    <>
      <PickupCalendarScreen search={Route.useSearch()} />
      <RecordChanges kind="pickup-rule" />
    </>
  )
}

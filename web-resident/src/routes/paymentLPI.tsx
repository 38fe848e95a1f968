import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { useTexts } from '@portal/web-ui/texts'
import { permitBillQuery } from '../features/money/payments/permit-bill-query.ts'
import { PermitBillScreen } from '../features/money/payments/permit-bill-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { orNotFound } from '../parts/or-not-found.ts'

/** Building permit payments (spec, resident section 2, /paymentLPI), by the flag EnableLPI. */
export const Route = createFileRoute('/paymentLPI')({
  validateSearch: ({
    activityId,
  }: Record<string, unknown>): { activityId?: string | undefined } => ({
    activityId: typeof activityId === 'string' ? activityId : undefined,
  }),
  loaderDeps: ({ search: { activityId } }) => ({ activityId }),
  loader: async ({ deps: { activityId }, context: { page, queryClient } }) => {
    if (!page.flags.EnableLPI || !activityId || !isUuid(activityId)) throw notFound()
    await queryClient.query(permitBillQuery(activityId)).catch(orNotFound)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Payment.Purpose_LPI'),
  component: PermitBill,
  notFoundComponent: NoBill,
})

function PermitBill() {
  // The loader has found its bill.
  const { activityId = '' } = Route.useSearch()
  return <PermitBillScreen key={activityId} activityId={activityId} />
}

function NoBill() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Payment.LpiMissing')}
      listHref="/in_progress"
      listLabel={t('Tracking.InProgressTitle')}
    />
  )
}

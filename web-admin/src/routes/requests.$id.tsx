import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { NoRequest } from '../features/casework/case-queue/no-request.tsx'
import { RequestPanel } from '../features/casework/case-queue/request-screen.tsx'
import { LicenseOfRequest } from '../features/licensing/licenses/license-of-request.tsx'
import { applicationQuery } from '../features/licensing/licenses/queries.ts'
import { requestPaymentsQuery } from '../features/money/payments/queries.ts'
import { RequestPayments } from '../features/money/payments/request-payments.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

interface Search {
  queue?: string
  /** Fills the reply, for browsers without JavaScript. */
  template?: string
  /** The number of a request that was just entered. */
  entered?: string
}

export const Route = createFileRoute('/requests/$id')({
  validateSearch: ({ queue, template, entered }: Record<string, unknown>): Search => ({
    ...(typeof queue === 'string' && { queue }),
    ...(typeof template === 'string' && { template }),
    ...(typeof entered === 'string' && { entered }),
  }),
  loader: async (loader) => {
    const { loadRequest } = await import('../features/casework/case-queue/load-requests.ts')
    const { id } = loader.params
    await Promise.all([
      loadRequest(loader, id),
      loaded(loader, async ({ queryClient }) => {
        await Promise.all([
          queryClient.query(requestPaymentsQuery(id)),
          queryClient.query(applicationQuery(id)),
        ])
      }),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, 'Desk.Title'),
  component: Request,
  notFoundComponent: NoRequest,
})

function Request() {
  const { id } = Route.useParams()
  return (
    <>
      <RequestPanel
        key={id}
        id={id}
        license={<LicenseOfRequest id={id} />}
        payments={<RequestPayments id={id} />}
      />
      <RecordChanges key={`changes of ${id}`} kind="request" id={id} />
    </>
  )
}

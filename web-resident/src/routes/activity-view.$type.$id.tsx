import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { listMessages } from '@portal/openapi/resident-client/messages'
import { getPermitOfRequest } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { MessageList } from '../features/casework/messages/message-list.tsx'
import { MissingRequest } from '../features/casework/tracking/missing-request.tsx'
import { requestQuery } from '../features/casework/tracking/queries.ts'
import { RequestView } from '../features/casework/tracking/request-view.tsx'
import { CorrectionsNotice } from '../features/licensing/plan-review/corrections-notice.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { moved } from '../parts/moved.ts'

export const Route = createFileRoute('/activity-view/$type/$id')({
  loader: async ({ params, context, location }) => {
    const { openRequest } = await import('../features/casework/tracking/open-request.ts')
    const [request] = await Promise.all([
      openRequest(context, params),
      // The request shows without them.
      context.queryClient
        .query(query(listMessages, { query: { sfId: params.id } }))
        .catch(() => undefined),
      isPermit(params) && context.queryClient.query(permitQuery(params.id)).catch(() => undefined),
    ])
    const { type, id } = params
    const { caseNumber } = request
    if (id !== caseNumber) throw moved(`/activity-view/${type}/${caseNumber}${location.searchStr}`)
    return request
  },
  head: ({ match: { context }, loaderData }) =>
    documentTitle(context, 'Tracking.Missing', loaderData?.name, languageOf(loaderData, 'name')),
  component: ActivityView,
  notFoundComponent: Missing,
})

/** Only applications have a permit behind them. */
const isPermit = ({ type }: { type: string }) => type === 'Permit_Application__c'
const permitQuery = (id: string) => query(getPermitOfRequest, { path: { id } }, { retry: false })

function ActivityView() {
  const { t } = useTexts()
  const key = Route.useParams()
  const { data: request } = useSuspenseQuery(requestQuery(key))
  const { data: messages = [] } = useQuery(query(listMessages, { query: { sfId: key.id } }))
  const { data: permit } = useQuery({ ...permitQuery(key.id), enabled: isPermit(key) })
  const question = permit?.state === 'corrections' && (
    <CorrectionsNotice permit={permit} asked={request.actionRequiredMessage} />
  )
  return (
    <RequestView request={request} {...(question && { question })}>
      <Card title={t('Tracking.Messages')}>
        <MessageList messages={messages} />
      </Card>
    </RequestView>
  )
}

function Missing() {
  return <MissingRequest path={useRouterState({ select: ({ location }) => location.pathname })} />
}

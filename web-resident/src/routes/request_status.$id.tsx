import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { requestStatusQuery } from '../features/casework/tracking/queries.ts'
import { RequestView } from '../features/casework/tracking/request-view.tsx'
import type { StatusLink } from '../features/casework/tracking/status-link.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

interface LinkSearch {
  as?: StatusLink['as'] | undefined
  follower?: string | undefined
  signature?: string | undefined
}

/** Without them the API refuses. */
const linkIn = ({ as = 'sender', follower, signature = '' }: LinkSearch) => ({
  as,
  ...(follower !== undefined && { follower }),
  signature,
})

/** The target of a guest's mail: the request by its signed link, without an account. */
export const Route = createFileRoute('/request_status/$id')({
  validateSearch: ({ as, follower, signature }: Record<string, unknown>): LinkSearch => ({
    as: as === 'sender' || as === 'follower' ? as : undefined,
    follower: typeof follower === 'string' && isUuid(follower) ? follower : undefined,
    signature: typeof signature === 'string' ? signature : undefined,
  }),
  loaderDeps: ({ search }) => linkIn(search),
  loader: async ({ params, deps, context }) => {
    const { openByLink } = await import('../features/casework/tracking/open-request.ts')
    return openByLink(context, { ...params, ...deps })
  },
  head: ({ match: { context }, loaderData }) =>
    documentTitle(
      context,
      'Tracking.StatusMissing',
      loaderData?.name,
      languageOf(loaderData, 'name'),
    ),
  component: RequestStatus,
  notFoundComponent: Missing,
})

function RequestStatus() {
  const { t } = useTexts()
  const { page } = useApp()
  const link = { ...Route.useParams(), ...linkIn(Route.useSearch()) }
  const { data: request } = useSuspenseQuery(requestStatusQuery(link))
  return (
    <RequestView request={request} link={link}>
      {page.viewer.userId === null && (
        <Card>
          <p>{t('Tracking.GuestNote')}</p>
          <Row>
            <ButtonLink look="quiet" href="/signup">
              {t('Tracking.CreateAccount')}
            </ButtonLink>
          </Row>
        </Card>
      )}
    </RequestView>
  )
}

function Missing() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Tracking.StatusMissing')}
      text={t('Tracking.StatusMissingText')}
      listHref="/login?redirectto=/in_progress"
      listLabel={t('Header.Login')}
    >
      <p>
        <a href="/find_request">{t('Tracking.FreshLink')}</a>
      </p>
    </MissingScreen>
  )
}

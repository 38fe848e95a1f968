import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { type BroadcastState, broadcastStates } from '@portal/core/broadcasts/rules'
import { ApiError } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { PlusIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { DoneNotice } from '../../../parts/done-notice.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { BroadcastList } from './broadcast-list.tsx'
import { broadcastsPath } from './broadcasts-path.ts'
import { Compose } from './compose.tsx'
import { type Broadcast, broadcastsQuery } from './queries.ts'
import { Resend } from './resend.tsx'
import { WholeMessage } from './whole-message.tsx'

export interface BroadcastsSearch {
  readonly add?: true | undefined
  /** An earlier message, whose words the new one starts with. */
  readonly from?: string | undefined
  /** The saved audience that the new one starts with. */
  readonly audience?: string | undefined
  /** The message that is open. */
  readonly show?: string | undefined
  /** The message to send again. */
  readonly resend?: string | undefined
  readonly done?: BroadcastState | undefined
}

export function broadcastsSearchOf(search: Readonly<Record<string, unknown>>): BroadcastsSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    add: search['add'] === '1' ? true : undefined,
    from: text('from'),
    audience: text('audience'),
    show: text('show'),
    resend: text('resend'),
    done: broadcastStates.find((state) => state === search['done']),
  }
}

const seconds = { running: 2, waiting: 15 } as const

/** Counts change while one is sent, and its state when it is due. Ends with the session. */
function refetchEvery(broadcasts: readonly Broadcast[] = [], error: unknown): number | false {
  if (error instanceof ApiError && error.status === 401) return false
  const states = new Set(broadcasts.map(({ state }) => state))
  if (states.has('running')) return seconds.running * 1000
  return (states.has('scheduled') || states.has('waiting')) && seconds.waiting * 1000
}

/** What was sent to many, and what is on its way (spec, admin section 2.8). */
export function BroadcastsScreen({ search }: { search: BroadcastsSearch }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data } = useSuspenseQuery({
    ...broadcastsQuery(),
    refetchInterval: ({ state }) => refetchEvery(state.data, state.error),
  })
  const maySend = mayCall(roles, 'sendBroadcast')
  const { add, done, from } = search
  const byId = (id: string | undefined) => data.find(({ Id }) => Id === id)
  const [shown, resent] = [byId(search.show), byId(search.resend)]
  return (
    <Screen>
      <Stack gap="wide">
        <Row align="spread">
          <Stack gap="tight">
            <PageTitle>{t('Broadcasts.Title')}</PageTitle>
            <p>{t('Broadcasts.Lead')}</p>
          </Stack>
          {maySend && (
            <ButtonLink href={`${broadcastsPath}?add=1`}>
              <PlusIcon size="small" />
              {t('Broadcasts.New')}
            </ButtonLink>
          )}
        </Row>
        {done && (
          <DoneNotice
            key={done}
            kind="Success"
            text={`Broadcasts.Done_${done}`}
            path={broadcastsPath}
          />
        )}
        {add && maySend && <Compose key={from} from={byId(from)} audienceId={search.audience} />}
        {shown && <WholeMessage key={shown.Id} of={shown} />}
        {resent && maySend && <Resend key={resent.Id} of={resent} />}
        <BroadcastList broadcasts={data} maySend={maySend} />
      </Stack>
    </Screen>
  )
}

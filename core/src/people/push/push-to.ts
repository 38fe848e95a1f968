import type { pushSubscriptions } from '../users/users.sql.ts'
import { noAnswer, type PushOutcome, type Refused } from './push-outcome.ts'
import type { PushText } from './push-text.ts'
import { pushToBrowser } from './push-to-browser.ts'
import { type FcmPushing, pushToDevice } from './push-to-device.ts'
import { takeTurns } from './take-turns.ts'
import type { WebPushKeys } from './vapid-header.ts'

type Subscription = typeof pushSubscriptions.$inferSelect

/** A browser or a mobile device: how it is reached. */
export type PushTarget = Pick<Subscription, 'app' | 'platform' | 'endpoint' | 'auth' | 'p256dh'>

/** What the city sends pushes with; the worker has the keys. */
export interface PushSender {
  readonly web: WebPushKeys | null
  readonly fcm:
    | (Pick<FcmPushing, 'account' | 'url'> & {
        /** Of the project's quota, what this run may use. */
        readonly perMinute: number
      })
    | null
  /** Of the apps, without a trailing slash. */
  readonly origins: Readonly<Record<Subscription['app'], string>>
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
}

/** Sends one push to one browser or device. @throws if its service does not answer. */
export type Push = (target: PushTarget, text: PushText) => Promise<PushOutcome>

async function pushTo(
  { web, fcm, origins, fetch, turn }: PushSender & Pick<FcmPushing, 'turn'>,
  { app, platform, endpoint, auth, p256dh }: PushTarget,
  text: PushText,
  now: Date,
): Promise<PushOutcome> {
  if (platform !== 'web')
    return fcm
      ? pushToDevice({ ...fcm, fetch, turn }, { token: endpoint }, text, now)
      : { kind: 'skipped' }
  if (!web) return { kind: 'skipped' }
  if (auth === null || p256dh === null) return { kind: 'gone' }
  const pushing = { keys: web, origin: origins[app], fetch }
  return pushToBrowser(pushing, { endpoint, auth, p256dh }, text, now)
}

/** A service that answers nothing so often in a row is not asked again in this run. */
const mostUnanswered = 6

interface ServiceState {
  unanswered: number
  /** What it said that holds for all its pushes. */
  pause: Refused | null
}

const serviceOf = ({ platform, endpoint }: PushTarget): string =>
  platform === 'web' && URL.canParse(endpoint) ? new URL(endpoint).origin : 'fcm'

/**
 * For one run. A service that asks for a pause, or hangs, is spared for the rest of it: its pushes are
 * refused at once and tried again later, and do not hold up those of other services.
 */
export function openPush(sender: PushSender, clock: { readonly now: () => Date }): Push {
  const services = new Map<string, ServiceState>()
  const pushing = { ...sender, turn: takeTurns(sender.fcm?.perMinute ?? 1) }
  return async (target, text) => {
    const name = serviceOf(target)
    const service = services.get(name) ?? { unanswered: 0, pause: null }
    services.set(name, service)
    if (service.pause) return service.pause
    try {
      const outcome = await pushTo(pushing, target, text, clock.now())
      service.unanswered = 0
      if (outcome.kind === 'refused' && outcome.retryAt) service.pause = outcome
      return outcome
    } catch (error) {
      service.unanswered += 1
      if (service.unanswered >= mostUnanswered) service.pause = noAnswer
      throw error
    }
  }
}

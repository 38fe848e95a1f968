import { useEffect, useState } from 'react'
import { useApp } from '../app/use-app.ts'

/** The app's own operations. */
export interface PushCalls {
  readonly getKey: () => Promise<{ readonly publicKey: string | null }>
  readonly subscribe: (subscriber: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }) => Promise<unknown>
  readonly unsubscribe: (endpoint: string) => Promise<unknown>
}

/** Not known yet, no push support, forbidden by the person, on, or off. */
type PushState = 'unknown' | 'unsupported' | 'denied' | 'on' | 'off'

/** Each app has its own. */
const worker = '/worker.js'

/** Service workers need HTTPS, and not every browser has push. */
const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function found(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function stateNow(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await found()) ? 'on' : 'off'
}

export function usePush(calls: PushCalls) {
  const { completeTexts } = useApp()
  const [state, setState] = useState<PushState>('unknown')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The server does not know this browser's state, so its page lacks the texts.
    const words = completeTexts().catch(() => undefined)
    void Promise.all([stateNow(), words]).then(([now]) => setState(now))
  }, [completeTexts])

  async function subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return
    const { publicKey } = await calls.getKey()
    if (publicKey === null) return
    await navigator.serviceWorker.register(worker)
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    const body = {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    }
    try {
      await calls.subscribe(body)
    } catch (error) {
      // The server does not know this subscription, so end it.
      await subscription.unsubscribe()
      throw error
    }
  }

  async function unsubscribe(): Promise<void> {
    const subscription = await found()
    if (!subscription) return
    const { endpoint } = subscription
    await calls.unsubscribe(endpoint)
    await subscription.unsubscribe()
  }

  return {
    state,
    isBusy,
    /** Returns whether it worked; the browser may ask the person, who may refuse. */
    async change(isOn: boolean): Promise<boolean> {
      setBusy(true)
      try {
        await (isOn ? subscribe() : unsubscribe())
      } finally {
        setState(await stateNow())
        setBusy(false)
      }
      return (await stateNow()) === (isOn ? 'on' : 'off')
    },
  }
}

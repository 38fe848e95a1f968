import { useEffect, useState } from 'react'
import {
  getPushKey,
  subscribePush,
  unsubscribePush,
} from '@portal/openapi/resident-client/messages'
import { useApp } from '@portal/web-ui/use-app'

/** How this browser stands: nobody knows yet, it cannot, the person forbade it, it is told, or not. */
type PushState = 'unknown' | 'unsupported' | 'denied' | 'on' | 'off'

const worker = '/push-worker.js'

/** A service worker wants the whole address of a page that is secure, and not every browser has push. */
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

/** Turns this browser's notifications on or off. */
export function usePush() {
  const { call, completeTexts } = useApp()
  const [state, setState] = useState<PushState>('unknown')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The server knows nothing of this browser, so its page has none of the words.
    const words = completeTexts().catch(() => undefined)
    void Promise.all([stateNow(), words]).then(([now]) => setState(now))
  }, [completeTexts])

  async function subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return
    const { publicKey } = await call(getPushKey)
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
      await call(subscribePush, { body })
    } catch (error) {
      // The browser must not believe that it is told.
      await subscription.unsubscribe()
      throw error
    }
  }

  async function unsubscribe(): Promise<void> {
    const subscription = await found()
    if (!subscription) return
    const { endpoint } = subscription
    await call(unsubscribePush, { query: { endpoint } })
    await subscription.unsubscribe()
  }

  return {
    state,
    isBusy,
    /** Gives whether it is as it was wanted; a person may forbid it when the browser asks. */
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

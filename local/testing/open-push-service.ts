import { buffer } from 'node:stream/consumers'
import { serve } from '../http.ts'
import { freePorts } from '../ports.ts'
import { pushBrowser } from './push-browser.ts'

/** A message of Declarative Web Push, as a browser reads it. */
interface ReceivedPush {
  readonly notification: {
    readonly title: string
    readonly body: string
    readonly tag: string
    readonly navigate: string
  }
}

/** Stands in for browsers' push services (`WEB_PUSH_URL`), with one browser that is subscribed. */
export async function openPushService() {
  const { endpoint, keys, read } = pushBrowser()
  const received: ReceivedPush[] = []
  const { mailbox: port } = await freePorts()
  const { url, stop } = await serve(port, async ({ pathname }, request) => {
    if (!endpoint.endsWith(pathname)) return { type: 'text/plain', body: '', status: 410 }
    // What the city writes.
    received.push(read(await buffer(request)) as ReceivedPush)
    return { type: 'text/plain', body: '', status: 201 }
  })
  return { url, stop, endpoint, keys, received }
}

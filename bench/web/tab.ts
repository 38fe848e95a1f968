import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '@portal/local/browser'

// Playwright starts Chromium without prerendering, and attaches to pages, which turns it off as well. So this
// starts it as it is, and attaches to the tab, which holds the page that is shown and those that are rendered ahead.

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly sessionId: string
    readonly targetInfo?: { readonly subtype?: string }
  }
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

export interface Tab {
  open(url: string): Promise<void>
  /** In the page that is shown: an expression, whose promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  mouse(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    at: { readonly x: number; readonly y: number },
  ): Promise<void>
  close(): Promise<void>
}

async function endpointOf(browser: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of browser.stderr ?? []) {
    said += String(part)
    const [address] = /ws:\/\/\S+/.exec(said) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`Chromium did not start:\n${said}`)
}

/** Calls of the DevTools protocol over one socket. */
async function connect(address: string, hear: (message: Message) => void) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    // Chromium's own JSON.
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) return hear(message)
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return (method: string, params: object, sessionId?: string) =>
    new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
      count += 1
      waiting.set(count, ({ error, result = {} }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id: count, method, params, ...(sessionId && { sessionId }) }))
    })
}

/** A tab of a new profile, in which Chromium renders pages ahead. */
export async function openTab(): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-tab-'))
  const { executablePath, args } = findBrowser()
  const headless = args.some((one) => one.startsWith('--headless')) ? [] : ['--headless=new']
  const browser = spawn(
    executablePath,
    [
      ...args,
      ...headless,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=1280,900',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  /** Sessions of the tab's pages; the one that is shown has no subtype, and is the latest. */
  const shown: string[] = []
  const call = await connect(await endpointOf(browser), ({ method, params }) => {
    if (!params) return
    if (method === 'Target.attachedToTarget') shown.push(params.sessionId)
    if (method === 'Target.detachedFromTarget') shown.splice(shown.indexOf(params.sessionId), 1)
    if (method === 'Target.attachedToTarget' && params.targetInfo?.subtype === 'prerender')
      // Rendered ahead: after it is shown, the page before it is detached.
      shown.unshift(...shown.splice(-1))
  })
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await call('Target.attachToTarget', { targetId, flatten: true })
  await call(
    'Target.setAutoAttach',
    {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: true,
      filter: [{ type: 'page' }],
    },
    String(tab),
  )
  const page = () => {
    const session = shown.at(-1)
    if (session === undefined) throw new Error('the tab shows no page')
    return session
  }
  return {
    async open(url) {
      await call('Page.navigate', { url }, page())
    },
    async evaluate(expression) {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await call('Runtime.evaluate', asked, page())
      return result && typeof result === 'object' && 'value' in result ? result.value : undefined
    },
    async mouse(type, { x, y }) {
      const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
      // A press may take the page away before Chromium answers.
      await Promise.race([
        call('Input.dispatchMouseEvent', { type, x, y, ...button }, page()),
        pause(200),
      ])
    },
    async close() {
      browser.kill()
      if (browser.exitCode === null) await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, phone, typing } from './engine.ts'

interface Tree {
  readonly context: string
  readonly children: readonly Tree[]
}

type Send = (method: string, params: object) => Promise<unknown>

/** The WebDriver BiDi address of a Firefox that was just started. */
const addressOf = (firefox: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    firefox.stderr?.on('data', (more: Buffer) => {
      output += more.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    firefox.on('exit', () => reject(new Error(`Firefox ended: ${output}`)))
  })

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (answer: { result?: unknown; error?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    // WebDriver BiDi's message shape.
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ error, result, ...rest }) => {
        if (error === undefined) resolve(result)
        else reject(new Error(`${method}: ${error} ${JSON.stringify(rest)}`))
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

export async function startFirefox(binary: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const firefox = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => firefox.on('exit', resolve))
  const send = await connect(await addressOf(firefox))
  await send('session.new', { capabilities: {} })
  // As in BiDi's specification.
  const tree = async (root?: string) =>
    (
      (await send('browsingContext.getTree', root === undefined ? {} : { root })) as {
        contexts: readonly Tree[]
      }
    ).contexts[0]
  const page = (await tree())?.context ?? ''
  let context = page
  await send('browsingContext.setViewport', { context, viewport: phone })
  const type = async (keys: string) => {
    await send('input.performActions', { context, actions: [typing(keys)] })
  }
  const press = async (body: string) => {
    // As in the specification.
    const { result } = (await send('script.evaluate', {
      expression: `(() => { ${body} })()`,
      target: { context },
      awaitPromise: false,
    })) as { result: { sharedId: string } }
    const origin = { type: 'element', element: { sharedId: result.sharedId } }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    })
  }
  return {
    open: async (url) => {
      context = page
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (body) => {
      // The expression below returns a text.
      const { result } = (await send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result: { value: string } }
      // The caller knows what its body returns.
      return JSON.parse(result.value) as never
    },
    press,
    type,
    enter: async () => {
      const [child] = (await tree(context))?.children ?? []
      if (!child) throw new Error('there is no frame')
      context = child.context
    },
    leave: async () => {
      context = page
    },
    stop: async () => {
      firefox.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

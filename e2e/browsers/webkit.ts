import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { type Engine, phone, typing } from './engine.ts'

/** From Debian's packages webkit2gtk-driver and xvfb. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function startScreen(program: string): Promise<[ChildProcess, string]> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.on('data', (text: Buffer) => resolve(`:${text.toString().trim()}`))
    screen.on('exit', () => reject(new Error('the screen ended')))
  })
  return [screen, name]
}

const elementName = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit's MiniBrowser over classic WebDriver; Safari's engine, on Linux. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const [screen, display] = await startScreen(programs.screen)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  })
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'DELETE',
      ...(body && { body: JSON.stringify(body) }),
    })
    // As in WebDriver's specification.
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  while (!(await isListening()))
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  const options = { binary: programs.browser, args: ['--automation'] }
  // As in WebDriver's specification.
  const { sessionId } = (await call('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const order = (command: string, body: object) => call(`/session/${sessionId}${command}`, body)
  await order('/window/rect', { x: 0, y: 0, ...phone })
  const find = async (css: string) => {
    const found = await order('/element', { using: 'css selector', value: css })
    // As the specification writes an element.
    return { [elementName]: (found as Record<string, string>)[elementName] }
  }
  // As above.
  const idOf = async (body: string) =>
    ((await order('/execute/sync', { script: body, args: [] })) as Record<string, string>)[
      elementName
    ]
  return {
    open: async (url) => {
      await order('/frame', { id: null })
      await order('/url', { url })
    },
    // The caller knows what its body returns.
    run: async (body) =>
      JSON.parse(
        String(
          await order('/execute/async', {
            script: `const done = arguments[0];
              (async () => { ${body} })().then((value) => done(JSON.stringify(value ?? null)))`,
            args: [],
          }),
        ),
      ) as never,
    press: async (body) => {
      await order(`/element/${await idOf(body)}/click`, {})
    },
    type: async (keys) => {
      await order('/actions', { actions: [typing(keys)] })
    },
    enter: async () => {
      await order('/frame', { id: await find('iframe') })
    },
    leave: async () => {
      await order('/frame', { id: null })
    },
    stop: async () => {
      await call(`/session/${sessionId}`)
      driver.kill()
      screen.kill()
    },
  }
}

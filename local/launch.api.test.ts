import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parse } from 'acorn'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { withDatabase } from './neon/databases.ts'
import { freePorts } from './ports.ts'
import { hasEnded, type Identity } from './process/processes.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { isOpen, launch, launchInBackground } from './testing/launched.ts'
import { createFromTemplate } from './testing/templates.ts'
import { testServer } from './testing/test-server.ts'
import { ROOT } from './workers/apps.ts'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const ports = await freePorts()
const city = { PORT_BASE: String(ports.resident), CITY_DIR: folder }

function note() {
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as {
    launcher: Identity
    watchdog: Identity
    children: { name: string; identity: Identity }[]
  }
}

const processes = () => [...supervisors(), ...note().children.map(({ identity }) => identity)]

/** Processes that would end the others. */
const supervisors = () => [note().watchdog, note().launcher]

async function expectNothingLeft(identities: readonly Identity[]) {
  const ends = await Promise.all(identities.map((identity) => hasEnded(identity, 20_000)))
  expect(ends).toEqual(identities.map(() => true))
  await expectClosed()
}

/** The watchdog takes a while to end the database. */
async function expectClosed() {
  await expect
    .poll(() => Promise.all(Object.values(ports).map(isOpen)), { timeout: 20_000 })
    .not.toContain(true)
}

// A demo city is filled and started, up to twice, beside other tests.
const wholeCity = { timeout: 180_000 }

test('the launcher parses on the oldest Node, so that it can say what is missing', () => {
  const source = readFileSync(join(ROOT, 'launch.cjs'), 'utf8')
  expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow()
})

test('an unsupported Node is refused in one sentence', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })
    process.argv[2] = 'start'
    require(${JSON.stringify(join(ROOT, 'launch.cjs'))})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', pretend], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(
    'Node.js 20 or newer is needed, and this is 18.20.8: see https://nodejs.org.\n',
  )
})

test('a port in use is named, with PORT_BASE as the way out', async () => {
  const occupant = createServer().listen(ports.mailbox, '127.0.0.1')
  await once(occupant, 'listening')
  const { code, output } = await launch('start', city).ended
  occupant.close()
  expect(code).toBe(1)
  const sentence = output.trim().split('\n').at(-1)
  expect(sentence).toMatch(
    new RegExp(`^Port ${ports.mailbox} for the mailbox is in use: .*PORT_BASE=`),
  )
})

describe('a DATABASE_URL that leads nowhere is explained in one sentence', () => {
  const good = new URL(testServer().url)
  const wrongPassword = new URL(good)
  wrongPassword.password = 'secret-guess'
  const noDatabase = new URL(good)
  noDatabase.pathname = '/atlantis'
  test.each([
    [
      'without form',
      'localhost/portal',
      'DATABASE_URL is not of the form postgres://user:password@host:5432/database.',
    ],
    [
      'of a server that is not there',
      'postgres://a:b@127.0.0.1:1/portal',
      'No database can be reached at 127.0.0.1:1',
    ],
    [
      'with a wrong password',
      wrongPassword.href,
      'refuses the password of user "portal" in DATABASE_URL.',
    ],
    ['of a database that is not there', noDatabase.href, 'has no database "atlantis"'],
  ])('%s', async (_case, databaseUrl, sentence) => {
    const { code, output } = await launch('start', { ...city, DATABASE_URL: databaseUrl }).ended
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toContain(sentence)
    expect(output).not.toContain('secret-guess')
  })
})

test(
  'DATABASE_URL serves the city from another PostgreSQL, and starts none of our own',
  wholeCity,
  async () => {
    const name = `visitor_${randomUUID().replaceAll('-', '')}`
    await createFromTemplate(testServer().url, 'empty', name)
    const databaseUrl = withDatabase(testServer().url, name)
    const started = launch('start', { ...city, DATABASE_URL: databaseUrl })
    const output = await started.line('ready')
    expect(output).not.toContain('Starting the database')
    expect(await isOpen(ports.postgres)).toBe(false)
    const page = await fetch(`http://localhost:${ports.resident}/`)
    expect(page.status).toBe(200)
    await page.arrayBuffer()
    started.process.kill('SIGINT')
    const { code } = await started.ended
    expect(code).toBe(0)
  },
)

test('a browser that does not run is reported right away', async () => {
  const { code, output } = await launch('test', { CHROMIUM_PATH: '/no/such/browser' }).ended
  expect(code).toBe(1)
  expect(output).toContain(
    'CHROMIUM_PATH names /no/such/browser, which is no browser that runs here.\n',
  )
})

test(
  'after kill -9 the next start works with the same data, and Ctrl-C leaves nothing running',
  wholeCity,
  async () => {
    const first = launch('start', city)
    await first.line('ready')
    const killed = processes()
    const client = new pg.Client(`postgres://portal:portal@127.0.0.1:${ports.postgres}/portal`)
    // Its server is about to end.
    client.on('error', () => {})
    await client.connect()
    await client.query('create table kept as select 7 as value')
    first.process.kill('SIGKILL')
    await first.ended

    const second = launch('start', city)
    await second.line('ready')
    await Promise.all(
      killed.map((identity) => expect(hasEnded(identity, 20_000)).resolves.toBe(true)),
    )
    const again = new pg.Client(`postgres://portal:portal@127.0.0.1:${ports.postgres}/portal`)
    await again.connect()
    const { rows } = await again.query('select value from kept')
    await again.end()
    expect(rows).toEqual([{ value: 7 }])
    const page = await fetch(`http://localhost:${ports.resident}/`)
    expect(page.status).toBe(200)
    await page.arrayBuffer()

    const running = processes()
    second.process.kill('SIGINT')
    const { code } = await second.ended
    expect(code).toBe(0)
    await expectNothingLeft(running)
  },
)

test('a signal during the start leaves nothing running either', async () => {
  const started = launch('start', { ...city, CITY_DIR: join(folder, 'unfinished') })
  await started.line('Starting the database …')
  started.process.kill('SIGTERM')
  const { code } = await started.ended
  expect(code).toBe(143)
  await expectClosed()
})

test(
  'a kill -9 of launcher and watchdog leaves orphans, and the next start ends them',
  wholeCity,
  async () => {
    const first = launch('start', city)
    await first.line('ready')
    for (const { pid } of supervisors()) process.kill(pid, 'SIGKILL')
    await first.ended
    const second = launch('start', city)
    await second.line('ready')
    const running = processes()
    second.process.kill('SIGTERM')
    const { code } = await second.ended
    expect(code).toBe(0)
    await expectNothingLeft(running)
  },
)

describe('a city in the background', () => {
  const pageStatus = async () => {
    const page = await fetch(`http://localhost:${ports.resident}/`)
    await page.arrayBuffer()
    return page.status
  }

  test.each([
    ['outlives the shell that started it', 'npm start'],
    ['outlives the shell in a session of its own', 'setsid npm start'],
  ])('%s, and ends when npm is killed', async (_name, command) => {
    const started = await launchInBackground(command, city)
    await started.line('ready')
    expect(started.hasShellEnded()).toBe(true)
    expect(await pageStatus()).toBe(200)
    const running = processes()
    process.kill(started.npm(), 'SIGKILL')
    await expectNothingLeft(running)
  })

  test('under nohup survives a hangup of its shell’s process group', async () => {
    const started = await launchInBackground('nohup npm start', city)
    await started.line('ready')
    const running = processes()
    process.kill(-started.group, 'SIGHUP')
    // npm itself dies, because Node.js resets the signals that nohup ignores.
    await expect.poll(() => started.isNpmRunning()).toBe(false)
    expect(await pageStatus()).toBe(200)
    const { launcher } = note()
    process.kill(launcher.pid, 'SIGTERM')
    await expectNothingLeft(running)
  })

  test('without nohup ends with its terminal', async () => {
    const started = await launchInBackground('npm start', city)
    await started.line('ready')
    const running = processes()
    process.kill(-started.group, 'SIGHUP')
    await expectNothingLeft(running)
  })
})

test('a database or runtime that dies is restarted and logged', async () => {
  const started = launch('start', city)
  await started.line('ready')
  for (const name of ['The database', 'The runtime of the apps']) {
    const child = note().children.find((one) => one.name === name)
    if (!child) throw new Error(`${name} is not noted`)
    process.kill(child.identity.pid, 'SIGKILL')
    const output = await started.saying(`${name} runs again.`)
    expect(output).toContain(`${name} ended by itself; starting it again`)
    const page = await fetch(`http://localhost:${ports.resident}/`)
    expect(page.status).toBe(200)
    await page.arrayBuffer()
  }
  const running = processes()
  started.process.kill('SIGINT')
  expect((await started.ended).code).toBe(0)
  await expectNothingLeft(running)
})

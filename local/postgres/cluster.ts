import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isErrorWithCode } from '../ports.ts'
import { Failure } from '../process/failure.ts'
import { end, hasEnded, identify, send } from '../process/processes.ts'
import type { Claim } from '../process/running.ts'
import { unprivilegedAccount, type Account } from './account.ts'
import { dataDirectory, programs } from './places.ts'

export interface Cluster {
  url(database: string): string
  dataDirectory: string
  /** Kills it (kill -9) and restarts it. `meanwhile` runs while it is down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** For its data; root's goes elsewhere if PostgreSQL's account cannot reach it. */
  directory: string
  port: number
  /** Trades durability for speed. */
  isTemporary: boolean
}

const USER = 'portal'
const PASSWORD = 'portal'
const START_TIMEOUT_MS = 60_000
const KILL_TIMEOUT_MS = 10_000
const RESTART_TIMEOUT_MS = 20_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const TEMPORARY_SETTINGS = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

/** Creates the data if missing. */
export async function startCluster(options: ClusterOptions, claim: Claim): Promise<Cluster> {
  const account = unprivilegedAccount()
  const bin = programs(account)
  const data = dataDirectory(join(options.directory, 'postgres'), account)
  if (options.isTemporary) claim.removes(data)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, data, account)
  const url = (database: string) =>
    `postgres://${USER}:${PASSWORD}@127.0.0.1:${options.port}/${database}`
  const start = () =>
    startServer({ bin, data, account, url: url('postgres') }, options, (pid) =>
      claim.owns({ name: 'The database', pid, signal: 'SIGINT', restart }),
    )
  const restart = async () => {
    const deadline = performance.now() + RESTART_TIMEOUT_MS
    for (;;) {
      try {
        server = await start()
        return
      } catch (error) {
        // Sessions of a killed server hold its shared memory until they notice.
        if (!(error instanceof Failure) || performance.now() > deadline) throw error
        await pause(200)
      }
    }
  }
  let server = await start()
  return {
    url,
    dataDirectory: data,
    async crash(meanwhile) {
      await killAll(server, url('postgres'))
      await meanwhile?.()
      server = await start()
    },
    async stop() {
      if (!hasExited(server)) {
        const exited = once(server, 'exit')
        server.kill('SIGINT')
        await exited
      }
      if (options.isTemporary) rmSync(data, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly bin: string
  readonly data: string
  readonly account: Account | undefined
  readonly url: string
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Resolves when it answers. */
async function startServer(
  { bin, data, account, url }: Place,
  { directory, port, isTemporary }: ClusterOptions,
  note: (pid: number) => void,
): Promise<ChildProcess> {
  await endOrphan(data)
  const log = join(directory, 'postgres.log')
  const settings = { ...SETTINGS, ...(isTemporary && TEMPORARY_SETTINGS) }
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // Its own process group: a terminal's Ctrl-C must reach the workers first.
    {
      ...account,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', 'ignore', openSync(log, 'a')],
    },
  )
  if (server.pid === undefined) await once(server, 'spawn')
  note(server.pid ?? 0)
  if (!(await answers(url, () => hasExited(server)))) {
    server.kill('SIGKILL')
    throw new Failure(`The database did not start; ${log} says: ${lastLine(log)}`)
  }
  return server
}

/** Kills its child processes too, which would otherwise finish their work. */
async function killAll({ pid = 0 }: ChildProcess, url: string) {
  const client = new pg.Client(url)
  client.on('error', () => {
    // Its own connection ends, too.
  })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const all = [pid, ...rows.map((row) => row.pid)].flatMap((each) => identify(each) ?? [])
  for (const each of all) send(each, 'SIGKILL')
  await Promise.all(all.map((each) => hasEnded(each, KILL_TIMEOUT_MS)))
}

/** Created beside, then renamed: an interrupted one is never used. */
function initialise(bin: string, data: string, account: Account | undefined) {
  const unfinished = `${data}.unfinished`
  const passwordFile = `${data}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 })
  if (account)
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
  // Password authentication in clear text, as Neon's driver sends it ahead; local only. An unset
  // LANG would give SQL_ASCII and break Spanish.
  const flags = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=password',
      '--no-sync',
      ...flags,
    ],
    { ...account, cwd: '/', env: environment(), encoding: 'utf8' },
  )
  rmSync(passwordFile)
  if (status !== 0) {
    const reason = (error?.message ?? stderr).trim().split('\n').at(-1)
    throw new Failure(`The database could not be created in ${data}: ${reason}`)
  }
  rmSync(data, { recursive: true })
  renameSync(unfinished, data)
}

/** Not your locale: messages in English, sorting by bytes. */
function environment() {
  const { LANG: _lang, LANGUAGE: _language, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}

/**
 * After a kill -9 the data's lock file stays. PostgreSQL refuses to start while any process has
 * that number: removes a stale file, and ends a server that still runs on our data.
 */
async function endOrphan(data: string) {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const server = identify(pid)
  if (server && commandOf(pid).includes(data)) await end(server, 'SIGINT')
  rmSync(lock, { force: true })
}

function commandOf(pid: number) {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    if (isErrorWithCode(error)) return ''
    throw error
  }
}

async function answers(url: string, hasExited: () => boolean) {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!hasExited() && performance.now() < deadline) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      // Not up yet; on a timeout the caller quotes its log.
      await pause(30)
    }
  }
  return false
}

function lastLine(file: string) {
  return (
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? 'nothing'
  )
}

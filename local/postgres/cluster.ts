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

/** A PostgreSQL of our own. */
export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string
  dataDirectory: string
  /**
   * Kills all its processes (kill -9) and restarts it on its data, which it recovers from its log.
   * `meanwhile` runs while the database is down.
   */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** The folder it may keep its data in; root's goes elsewhere if that cannot be reached. */
  directory: string
  port: number
  /** A temporary cluster trades the safety of its data for speed. */
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

/** Starts PostgreSQL on its data, which is created first if missing. */
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
        // The sessions of a server that was killed hold its memory until they notice that it is gone.
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
  /** Of its maintenance database. */
  readonly url: string
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Starts the server; resolves when it answers. */
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
    // Its own process group: the Ctrl-C of a terminal must reach the workers before it.
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

/** Kills the server and all that it has started, which would else finish what they are at. */
async function killAll({ pid = 0 }: ChildProcess, url: string) {
  const client = new pg.Client(url)
  client.on('error', () => {
    // It is among those that end.
  })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const all = [pid, ...rows.map((row) => row.pid)].flatMap((each) => identify(each) ?? [])
  for (const each of all) send(each, 'SIGKILL')
  await Promise.all(all.map((each) => hasEnded(each, KILL_TIMEOUT_MS)))
}

/** Made beside and renamed: one that was interrupted is never mistaken for a whole one. */
function initialise(bin: string, data: string, account: Account | undefined) {
  const unfinished = `${data}.unfinished`
  const passwordFile = `${data}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 })
  if (account)
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
  // Passwords in clear, on this machine only: Neon too asks for them so, and its driver sends them ahead.
  // The encoding is named because LANG may be unset, which would give SQL_ASCII and break Spanish.
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

/** The libraries' language must not depend on the visitor's: messages in English, sorting by bytes. */
function environment() {
  const { LANG: _lang, LANGUAGE: _language, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}

/**
 * After a kill -9 the lock file of the data stays. PostgreSQL refuses to start while any process has
 * the number in it, so that of a stranger is removed, and a server that still runs on our data ended.
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
      // Not up yet; should it never be, the caller quotes its log.
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

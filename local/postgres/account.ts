import { spawnSync } from 'node:child_process'
import { Failure } from '../process/failure.ts'

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** For root, an account that every system has; `postgres` may be another installation's. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const uid = idOf('-u')
  const gid = idOf('-g')
  if (uid === undefined || gid === undefined) {
    throw new Failure(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it as: start as an ordinary user.',
    )
  }
  return { uid, gid }
}

function idOf(flag: '-u' | '-g') {
  const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** Checks every parent folder, too. */
export function canReach(account: Account | undefined, path: string, mode: '-x' | '-w') {
  if (account === undefined) return true
  const { status } = spawnSync('/bin/sh', ['-c', `test ${mode} "$1"`, 'sh', path], {
    ...account,
    cwd: '/',
  })
  return status === 0
}

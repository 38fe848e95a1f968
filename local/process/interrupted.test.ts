import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { ROOT } from '../workers/apps.ts'
import { hasEnded, identify } from './processes.ts'

// Starting processes is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Resolves once the file exists; it is renamed into place, so it is complete. */
async function textOf(directory: string, name: string): Promise<string> {
  const file = join(directory, name)
  const changes = watch(directory)
  while (!existsSync(file)) await once(changes, 'change')
  changes.close()
  return readFileSync(file, 'utf8')
}

/** A shell script that starts a long-lived child, writes both process ids to `pids`, and waits. */
const longLived = (directory: string) => `sleep 600 &
echo $$ $! > '${directory}/pids.new'
mv '${directory}/pids.new' '${directory}/pids'
wait`

async function startedIn(directory: string) {
  const pids = (await textOf(directory, 'pids')).trim().split(' ').map(Number)
  return pids.map((pid) => {
    const identity = identify(pid)
    if (identity === undefined) throw new Error(`Process ${pid} ended too early`)
    return identity
  })
}

const expectAllEnded = async (identities: Awaited<ReturnType<typeof startedIn>>) =>
  expect(await Promise.all(identities.map((identity) => hasEnded(identity, 10_000)))).toEqual(
    identities.map(() => true),
  )

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s while dependencies are installed ends the whole package manager, and the next start installs again',
  async (signal, code) => {
    const clone = join(folder, signal)
    mkdirSync(join(clone, 'bin'), { recursive: true })
    mkdirSync(join(clone, 'node_modules'))
    for (const file of ['launch.cjs', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
      copyFileSync(join(ROOT, file), join(clone, file))
    writeFileSync(join(clone, 'bin/npx'), `#!/bin/sh\n${longLived(clone)}`, { mode: 0o755 })
    // From an earlier install.
    writeFileSync(join(clone, 'node_modules/.portal-installed'), 'of an older lock file')
    const launcher = spawn(process.execPath, [join(clone, 'launch.cjs'), 'start'], {
      env: { ...process.env, PATH: [join(clone, 'bin'), process.env['PATH']].join(delimiter) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    launcher.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const installing = await startedIn(clone)
    launcher.kill(signal)
    expect(await once(launcher, 'close')).toEqual([code, null])
    expect(errors).toBe('Installing was stopped; the next start installs again.\n')
    await expectAllEnded(installing)
    expect(existsSync(join(clone, 'node_modules/.portal-installed'))).toBe(false)
  },
)

test('a build and its processes end with the process that started it', async () => {
  const app = join(folder, 'app')
  mkdirSync(app)
  writeFileSync(join(app, 'build.sh'), longLived(app))
  writeFileSync(join(app, 'package.json'), '{ "scripts": { "build": "sh build.sh" } }')
  const script = `import { runScript } from ${JSON.stringify(join(ROOT, 'local/workers/build.ts'))}
    process.on('SIGTERM', () => process.exit(143))
    await runScript(${JSON.stringify(app)}, 'build')`
  const builder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: 'inherit',
  })
  const building = await startedIn(app)
  builder.kill('SIGTERM')
  expect(await once(builder, 'exit')).toEqual([143, null])
  await expectAllEnded(building)
})

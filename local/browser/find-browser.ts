import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { Failure } from '../process/failure.ts'
import { ROOT } from '../workers/apps.ts'

export interface Browser {
  executablePath: string
  args: string[]
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

// Chromium does not sandbox as root; it opens only our own pages.
const ARGS = ['--no-sandbox']

/**
 * CHROMIUM_PATH, else the system's Chromium or Chrome, else the npm package's, unpacked on first
 * use.
 * @throws Failure when none runs
 */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (runs(named)) return { executablePath: named, args: ARGS }
    throw new Failure(`CHROMIUM_PATH names ${named}, which is no browser that runs here.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const installed = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  // Ubuntu's chromium-browser may be a stub that only prints what to install, so run it to see.
  const system = installed.find((path) => existsSync(path) && runs(path))
  if (system) return { executablePath: system, args: ARGS }
  const packed = unpacked()
  if (packed) return { executablePath: packed, args: [...ARGS, '--headless=shell'] }
  throw new Failure(
    'No browser was found for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

function runs(path: string) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

/** Undefined if it does not run, for example on another processor. */
function unpacked() {
  const folder = join(ROOT, '.city', `browser-${version()}`)
  const launcher = join(folder, 'launch.sh')
  if (!existsSync(launcher)) unpack(folder)
  return existsSync(launcher) && runs(launcher) ? launcher : undefined
}

/** Unpacked beside, then renamed: an interrupted copy is never used. */
function unpack(folder: string) {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack.ts')], {
    // On "Lambda" the package includes the libraries that a bare Debian lacks.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: 'ignore',
  })
  if (status === 0) {
    relocate(unfinished, folder)
    if (!existsSync(folder)) renameSync(unfinished, folder)
  }
  rmSync(unfinished, { recursive: true, force: true })
}

function relocate(from: string, to: string) {
  for (const name of readdirSync(join(from, 'fonts'))) {
    if (!name.endsWith('.conf')) continue
    const file = join(from, 'fonts', name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/tmp/', `${to}/`))
  }
  const launcher = join(from, 'launch.sh')
  writeFileSync(
    launcher,
    `#!/bin/sh
here=\${0%/*}
export FONTCONFIG_PATH="$here/fonts"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`,
  )
  chmodSync(launcher, 0o755)
}

function version() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const file = join(dirname(entry), '../package.json')
  // Every package.json has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

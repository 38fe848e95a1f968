import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { Failure } from '../process/failure.ts'
import { APPS, builtWorker, ROOT, type App } from './apps.ts'

/** Builds both apps, unless none of their inputs changed. */
export async function buildApps(note: (text: string) => void = () => {}) {
  const apps = Object.keys(APPS) as App[] // A const object's keys are its type's.
  await Promise.all(apps.map((app) => build(app, note)))
}

async function build(app: App, note: (text: string) => void) {
  const stamp = join(ROOT, APPS[app].web, 'dist/.inputs')
  const inputs = hashOfInputs(app)
  const isBuilt = existsSync(join(builtWorker(app), 'index.js')) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === inputs) return
  note(APPS[app].web)
  // A failed build may leave partial files.
  rmSync(stamp, { force: true })
  await runScript(join(ROOT, APPS[app].web), 'build')
  writeFileSync(stamp, inputs)
}

/** With our Node; everything it starts ends with us. */
export function runScript(directory: string, name: string) {
  return new Promise<void>((resolve, reject) => {
    const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
    const child = spawn(process.execPath, ['--run', name], {
      cwd: directory,
      // A test runner's NODE_ENV would build the apps with React's development build.
      env: { ...process.env, NODE_ENV: 'production', PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that all of it ends with us.
      detached: true,
    })
    const endWithUs = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }
    process.on('exit', endWithUs)
    const lines: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => lines.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', endWithUs)
      if (code === 0) return resolve()
      const output = Buffer.concat(lines).toString()
      reject(
        new Failure(
          `${output}\nBuilding ${relative(ROOT, directory)} failed; the lines above say why.`,
        ),
      )
    })
  })
}

function hashOfInputs(app: App) {
  const packages = [...closure([APPS[app].worker, APPS[app].web])].toSorted()
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'tsconfig.json', 'wrangler.toml'])
    hashFile(hash, join(ROOT, file))
  for (const name of packages) hashFolder(hash, join(ROOT, name))
  return hash.digest('hex')
}

/** These packages and their dependencies within the workspace. */
function closure(names: readonly string[], seen = new Set<string>()) {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    // Every package.json of ours has dependencies, and our packages carry their folder's name.
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const ours = Object.keys(dependencies).filter((key) => key.startsWith('@portal/'))
    closure(
      ours.map((key) => key.slice('@portal/'.length)),
      seen,
    )
  }
  return seen
}

const NO_INPUTS = new Set([
  'node_modules',
  'dist',
  '.wrangler',
  '.tanstack',
  'gallery',
  'migrations',
])

function hashFolder(hash: ReturnType<typeof createHash>, folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  for (const entry of entries) {
    if (NO_INPUTS.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) hashFolder(hash, path)
    else hashFile(hash, path)
  }
}

function hashFile(hash: ReturnType<typeof createHash>, path: string) {
  const content = readFileSync(path)
  hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content)
}

import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Generator, getConfig } from '@tanstack/router-generator'

const root = dirname(dirname(import.meta.dirname))
const apps = ['web-resident', 'web-admin'] as const

/** With the settings that web-ui/vite-app.ts builds with. */
async function generate(folder: string): Promise<void> {
  const config = getConfig(
    { autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true },
    folder,
  )
  // On the same file system, for the rename.
  config.tmpDir = join(folder, '.tanstack')
  await new Generator({ config, root: folder }).run()
}

/** The generator also edits route files, so all of them are compared. */
async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'src/routes'), { recursive: true })
  return [
    'src/routeTree.gen.ts',
    ...names.filter((name) => /\.tsx?$/.test(name)).map((name) => join('src/routes', name)),
  ]
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined
}

async function driftOf(app: string): Promise<string[]> {
  const routes = join(root, app, 'src/routes')
  if (!existsSync(routes)) return [`${app}/src/routes`]
  const copy = await mkdtemp(join(tmpdir(), 'routes-'))
  try {
    await cp(routes, join(copy, 'src/routes'), { recursive: true })
    await generate(copy)
    const drifted: string[] = []
    for (const name of await sourcesIn(copy)) {
      const [wanted, found] = await Promise.all(
        [copy, join(root, app)].map((folder) => readIfThere(join(folder, name))),
      )
      if (wanted !== found) drifted.push(`${app}/${name}`)
    }
    return drifted
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } })
const drifted: string[] = []
for (const app of apps) {
  if (values.fix) await generate(join(root, app))
  else drifted.push(...(await driftOf(app)))
}
for (const file of drifted)
  console.log(`${file} is not what the router generates from the route files`)
if (drifted.length > 0)
  console.log('Run `npm run check -- routes --fix` and commit the difference.')
process.exitCode = drifted.length > 0 ? 1 : 0

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { clientFiles, type Manifest, pageFiles } from './client-files.ts'
import { manifestOf } from './manifest.ts'
import { appStyles } from './whole-sheet.ts'

/** An app without one is served its public folder's. */
const source = 'worker/service-worker.ts'
const name = 'worker.js'

/** What the worker knows of the pages that it was built with. */
interface Release {
  readonly id: string
  readonly entries: readonly string[]
  readonly files: readonly string[]
}

/** Routes that work without a network. */
const keptRoutes = ['/report', '/on_this_device']

/** Fetches the whole map, of which nothing shows without a network. */
const notKept = 'map-leaflet'

/** With what they load later, but for other routes. */
function withLater(manifest: Manifest, files: readonly string[]): string[] {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const all = new Set<string>()
  const add = (path: string): void => {
    if (all.has(path) || path.includes(notKept)) return
    all.add(path)
    const { imports = [], dynamicImports = [] } = byFile.get(path) ?? {}
    const later = dynamicImports.filter((id) => !id.includes('?tsr-split='))
    for (const id of [...imports, ...later]) {
      const chunk = manifest[id]
      if (chunk) add(`/${chunk.file}`)
    }
  }
  files.forEach(add)
  return [...all]
}

function releaseOf(client: string): Release {
  const manifest = manifestOf(client)
  const described = clientFiles(manifest)
  const { sheet, font } = appStyles(client)
  const { entry, scripts } = pageFiles(described, keptRoutes, true)
  const text = JSON.stringify([manifest, sheet])
  return {
    id: createHash('sha256').update(text).digest('base64url').slice(0, 8),
    entries: described.entries.map(({ file }) => file),
    files: [...withLater(manifest, [entry, ...scripts]), sheet, font],
  }
}

const bundle = (root: string, release: Release, outDir: string | null) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: outDir !== null,
      ...(outDir !== null && { outDir }),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: name } },
    },
  })

/** Adds the app's service worker to its client's build. */
export async function buildServiceWorker(root: string): Promise<void> {
  if (!existsSync(join(root, source))) return
  const client = join(root, 'dist/client')
  await bundle(root, releaseOf(client), client)
}

/** In development it shows push notifications, and keeps no page. */
export function serveServiceWorker(): Plugin {
  return {
    name: 'portal:service-worker',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      if (!existsSync(join(root, source))) return
      middlewares.use(`/${name}`, (_request, response, next) => {
        bundle(root, { id: 'development', entries: [], files: [] }, null).then((made) => {
          // One input, built once, has one output.
          const { output } = made as Rolldown.RolldownOutput
          response.setHeader('content-type', 'text/javascript')
          response.end(output[0].code)
        }, next)
      })
    },
  }
}

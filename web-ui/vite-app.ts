import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { servedJson } from '@portal/openapi/published'
import { clientFiles, filesOf } from './build/client-files.ts'
import { manifestOf } from './build/manifest.ts'
import { buildServiceWorker, serveServiceWorker } from './build/service-worker.ts'
import { slimI18next } from './build/slim-i18next.ts'
import { requireBudgets } from './build/weigh-build.ts'
import { appStyles, writeWholeSheet } from './build/whole-sheet.ts'

const virtualName = 'virtual:page-assets'
/** A framed page's script, not the app's. */
const hostedForm = 'src/hosted-form.ts'
const developmentEntry = 'virtual:development-entry'

/** The hashed files of each page. The client is built first; development asks vite. */
function pageAssets(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'portal:page-assets',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === virtualName || id === developmentEntry ? `\0${id}` : null),
    load(id) {
      // vite's own preamble: refresh must be ready before the first component.
      if (id === `\0${developmentEntry}`)
        return `${react.preambleCode.replace('__BASE__', '/')}
await import('/src/client.tsx')`
      if (id !== `\0${virtualName}`) return null
      const client = join(root, 'dist/client')
      if (!isBuild) {
        return `export const stylesheets = []
export const hostedFormAssets = { entry: '/${hostedForm}', stylesheets: [] }
export const assetsOf = () => ({ entry: '/@id/${developmentEntry}', scripts: [], styles: null })`
      }
      if (!existsSync(client)) throw new Error(`${client} is missing: build the client first`)
      const manifest = manifestOf(client)
      const described = clientFiles(manifest)
      const { sheet, parts, font, fontFace } = appStyles(client)
      const hosted = manifest[hostedForm]
      return `import { pageFiles } from ${JSON.stringify(join(import.meta.dirname, 'build/client-files.ts'))}
const described = ${JSON.stringify(described)}
const parts = ${JSON.stringify(parts)}
const order = Object.keys(parts)
const app = ${JSON.stringify({ sheet, font, fontFace })}
export const stylesheets = [app.sheet]
export const hostedFormAssets = ${JSON.stringify(hosted ? { entry: `/${hosted.file}`, stylesheets: filesOf(manifest, hosted).stylesheets } : null)}
const known = new Map()
export function assetsOf(routeIds, isVisitor) {
  const key = isVisitor + routeIds.join()
  const assets = known.get(key) ?? find(routeIds, isVisitor)
  known.set(key, assets)
  return assets
}
function find(routeIds, isVisitor) {
  const { entry, scripts, stylesheets } = pageFiles(described, routeIds, isVisitor)
  let joined
  const css = () => (joined ??= order.map((path) => (stylesheets.includes(path) ? parts[path] : '')).join(''))
  return { entry, scripts, styles: { ...app, css } }
}`
    },
  }
}

/** Time the worker needs to pick up a change before the page reloads. */
const workerTakesMs = 300

/** In development: reloads the page after a change to worker-only modules. */
function reloadAfterWorker(): Plugin {
  return {
    name: 'portal:reload-after-worker',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { client } = server.environments
      if (client.moduleGraph.getModulesByFile(file)?.size) return
      setTimeout(() => client.hot.send({ type: 'full-reload' }), workerTakesMs)
    },
  }
}

/** Only the YAML is committed, so the worker gets its published document from here. */
const publishedJson: Plugin = {
  name: 'portal:published-json',
  transform: {
    filter: { id: /\/openapi\/\w+\.yaml$/ },
    handler: (yaml) => `export default ${JSON.stringify(servedJson(yaml))}`,
  },
}

/** Drops zod's 60 languages, half of a worker's start-up time: our error texts are our own. */
function zodInEnglish(): Plugin {
  return {
    name: 'portal:zod-in-english',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/locales/index.js') || !importer?.includes('/zod/')) return null
      const english = await this.resolve(source.replace('index.js', 'en.js'), importer)
      return english ? `\0zod-locales:${english.id}` : null
    },
    load(id) {
      const [, english] = id.split('\0zod-locales:')
      return english ? `export { default as en } from ${JSON.stringify(english)}` : null
    },
  }
}

/**
 * One file for what every page loads, with what home shares with other screens: the bundler would
 * split it into a dozen files that compress 4 kB worse.
 */
const everyPage = {
  name: 'app',
  test: /\/src\/(router|visitor-routes|app\/client)\.tsx?$|\/node_modules\/@tanstack\/[^?]+$|\/(link|empty-state|service-icon|term-form)\.tsx$/,
}

/** Journeys hold these scripts back, so their names stay. */
const heldBack: ReadonlySet<string> = new Set(['routes', 'map-leaflet'])

/** Router modules that our apps never reach, by path suffix, replaced by an empty module. */
const unreached: Readonly<Record<string, string>> = {
  // Every route refers to Link; ours are plain anchors (navigation/follow-anchors.ts).
  '/@tanstack/react-router/dist/esm/link.js':
    'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null',
  // Any query could be infinite; ours have pages.
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null',
  // Our apps write by forms (forms/use-form.tsx), not by mutations.
  '/@tanstack/query-core/build/modern/mutation.js':
    'export const Mutation = null, getDefaultState = null',
  '/@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { getAll() { return [] } clear() {} async resumePausedMutations() {} }',
  // Our addresses are as they are.
  '/@tanstack/router-core/dist/esm/rewrite.js':
    'export const executeRewriteInput = (_, url) => url, executeRewriteOutput = executeRewriteInput, rewriteBasepath = null, composeRewrites = null',
  // Replaced by navigation/search-params.ts.
  '/@tanstack/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = null, defaultStringifySearch = null, parseSearchWith = null, stringifySearchWith = null',
}

/** Loading another page in the app: a page's first hydration needs none of it. */
const loading = '/@tanstack/router-core/dist/esm/load-client.js'

/** The part of `loading` that the router calls, from a file that comes with the first such call. */
const loadingLater = (path: string): string => `
export { loadRouteChunk, replaceRouteChunk } from '${path}'
// Without that file the browser loads the page that the address already names.
const later = () => import('${path}?later').catch(() => {
  location.reload()
  return new Promise(() => {})
})
export const loadClientRoute = async (...given) => (await later()).loadClientRoute(...given)
export const preloadClientRoute = async (...given) => (await import('${path}?later')).preloadClientRoute(...given)
export const refreshClientRoute = async (...given) => (await later()).refreshClientRoute(...given)
`

/** Removes unused modules, or moves them to a later file. */
function lean(): Plugin {
  return {
    name: 'portal:lean',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // React itself has had this hook since version 18.
    resolveId(source, importer) {
      if (source === './load-client.js' && importer?.endsWith('/router-core/dist/esm/router.js'))
        return importer.replace('router.js', 'load-client.js?router')
      return source === 'use-sync-external-store/shim/with-selector'
        ? this.resolve('use-sync-external-store/with-selector', importer)
        : null
    },
    load(id) {
      if (id.endsWith(`${loading}?router`)) return loadingLater(id.replace('?router', ''))
      const end = Object.keys(unreached).find((path) => id.endsWith(path))
      return end ? unreached[end] : null
    },
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (source) => slimI18next(source),
    },
  }
}

const stylesheetOf = new Map<string, string>()

/** Stylesheet name plus class name, which compresses better than a hash. */
function className(own: string, path: string): string {
  const file = path.split('?')[0] ?? path
  const sheet = basename(file, '.module.css')
  const other = stylesheetOf.get(sheet) ?? file
  if (other !== file)
    throw new Error(`${file} and ${other} would give their classes the same names`)
  stylesheetOf.set(sheet, file)
  return `${sheet}-${own}`
}

/** Client first, then the worker that renders it. */
export function appConfig(): UserConfig {
  const storage = process.env['CITY_STORAGE']
  return {
    plugins: [
      tanstackRouter({ autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      cloudflare({
        configPath: '../wrangler.toml',
        viteEnvironment: { name: 'ssr' },
        // The same folder as `npm start` (local/workers/dev-servers.ts).
        persistState: storage ? { path: storage } : true,
      }),
      pageAssets(),
      reloadAfterWorker(),
      publishedJson,
      zodInEnglish(),
      lean(),
      serveServiceWorker(),
    ],
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('vite gave no client or ssr environment')
        await builder.build(client)
        writeWholeSheet(join(builder.config.root, 'dist/client'))
        await buildServiceWorker(builder.config.root)
        await builder.build(ssr)
        requireBudgets(join(builder.config.root, 'dist'))
      },
    },
    css: { modules: { generateScopedName: className } },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            // Inlines each operation's path where it is called, instead of in the shared file.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            input: ['src/client.tsx', 'src/client-visitor.tsx', hostedForm].filter((file) =>
              existsSync(file),
            ),
            // Short names: the entry has those of all 180 files, half a kilobyte of every page.
            output: {
              codeSplitting: { groups: [everyPage] },
              chunkFileNames: ({ name }) =>
                heldBack.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/[hash][extname]'
                  : 'assets/[name]-[hash][extname]',
            },
          },
        },
      },
      // A smaller worker starts sooner; the source map is for the logs.
      ssr: { build: { minify: true, sourcemap: true } },
    },
  }
}

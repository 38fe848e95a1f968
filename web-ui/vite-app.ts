import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { servedJson } from '@portal/openapi/published'
import { clientFiles, filesOf, type Manifest } from './build/client-files.ts'
import { requireBudgets } from './build/weigh-build.ts'

const virtualName = 'virtual:page-assets'
/** The script of a page that is none of the app's: it stands in a frame. */
const hostedForm = 'src/hosted-form.ts'
const developmentEntry = 'virtual:development-entry'

/**
 * Tells the server which hashed files each page needs. The client is built first; in development the
 * browser asks vite itself.
 */
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
      // What vite writes into a page of its own: refreshing must be ready before the first component.
      if (id === `\0${developmentEntry}`)
        return `${react.preambleCode.replace('__BASE__', '/')}
await import('/src/client.tsx')`
      if (id !== `\0${virtualName}`) return null
      const path = join(root, 'dist/client/.vite/manifest.json')
      if (!isBuild) {
        return `export const stylesheets = []
export const hostedFormAssets = { entry: '/${hostedForm}', scripts: [], stylesheets: [] }
export const assetsOf = () => ({ entry: '/@id/${developmentEntry}', scripts: [], stylesheets: [] })`
      }
      if (!existsSync(path)) throw new Error(`${path} is missing: build the client first`)
      // The build wrote this file a moment ago; vite documents its shape.
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      const described = clientFiles(manifest)
      const hosted = manifest[hostedForm]
      return `import { pageFiles } from ${JSON.stringify(join(import.meta.dirname, 'build/client-files.ts'))}
const described = ${JSON.stringify(described)}
export const stylesheets = described.entries.at(-1).stylesheets
export const hostedFormAssets = ${JSON.stringify(hosted ? { entry: `/${hosted.file}`, ...filesOf(manifest, hosted) } : null)}
export const assetsOf = (routeIds, isVisitor) => pageFiles(described, routeIds, isVisitor)`
    },
  }
}

/** How long the worker takes to take a change, so that the page asked for again shows it. */
const workerTakesMs = 300

/** In development: what only the worker is made of changes the page, which then is asked for again. */
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

/** Gives the worker its published document as JSON; only the YAML is committed. */
const publishedJson: Plugin = {
  name: 'portal:published-json',
  transform: {
    filter: { id: /\/openapi\/\w+\.yaml$/ },
    handler: (yaml) => `export default ${JSON.stringify(servedJson(yaml))}`,
  },
}

/**
 * Leaves zod's error texts in English: our own texts come from translations, and the 60 other
 * languages are half of a worker's start-up time.
 */
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
 * What every page of an app fetches stands in one file, and with it what the home page shares with
 * other screens: the bundler would cut it along the lines of what else is shared, into a dozen files
 * that compress 4 kB worse.
 */
const everyPage = {
  name: 'app',
  test: /\/src\/(router|visitor-routes|app\/client)\.tsx?$|\/node_modules\/@tanstack\/|\/(link|empty-state|service-icon|term-form)\.tsx$/,
}

/** Scripts that journeys hold back, and so have to find: the home page's and the map's. */
const heldBack: ReadonlySet<string> = new Set(['routes', 'map-leaflet'])

/** Modules of the router that our apps never reach, by the end of their path, as an empty stand-in. */
const unreached: Readonly<Record<string, string>> = {
  // Every route refers to Link; ours are plain anchors (navigation/follow-anchors.ts).
  '/@tanstack/react-router/dist/esm/link.js':
    'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null',
  // Every query could be an endless list; ours have pages, with addresses.
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null',
  // Our apps write by forms (forms/use-form.tsx), never by a mutation of the query library.
  '/@tanstack/query-core/build/modern/mutation.js':
    'export const Mutation = null, getDefaultState = null',
  '/@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { getAll() { return [] } clear() {} async resumePausedMutations() {} }',
  // The router's own way with queries; ours stands in navigation/search-params.ts.
  '/@tanstack/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = null, defaultStringifySearch = null, parseSearchWith = null, stringifySearchWith = null',
}

/** Leaves out of the browser's files what no page needs: 2 kB of every one. */
function lean(): Plugin {
  return {
    name: 'portal:lean',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // React itself has had this hook since version 18.
    resolveId(source, importer) {
      return source === 'use-sync-external-store/shim/with-selector'
        ? this.resolve('use-sync-external-store/with-selector', importer)
        : null
    },
    load(id) {
      const end = Object.keys(unreached).find((path) => id.endsWith(path))
      return end ? unreached[end] : null
    },
  }
}

const stylesheetOf = new Map<string, string>()

/** A class's name on the page: its stylesheet's and its own, which compress better than a hash. */
function className(own: string, path: string): string {
  const file = path.split('?')[0] ?? path
  const sheet = basename(file, '.module.css')
  const other = stylesheetOf.get(sheet) ?? file
  if (other !== file)
    throw new Error(`${file} and ${other} would give their classes the same names`)
  stylesheetOf.set(sheet, file)
  return `${sheet}-${own}`
}

/** The vite configuration of both apps: client first, then the worker that renders it. */
export function appConfig(): UserConfig {
  const storage = process.env['CITY_STORAGE']
  return {
    plugins: [
      tanstackRouter({ autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      cloudflare({
        configPath: '../wrangler.toml',
        viteEnvironment: { name: 'ssr' },
        // Both apps keep their documents where `npm start` does (local/workers/dev-servers.ts).
        persistState: storage ? { path: storage } : true,
      }),
      pageAssets(),
      reloadAfterWorker(),
      publishedJson,
      zodInEnglish(),
      lean(),
    ],
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('vite gave no client or ssr environment')
        await builder.build(client)
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
            // The address of an operation stands where it is called, not in what all screens share.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            input: ['src/client.tsx', 'src/client-visitor.tsx', hostedForm].filter((file) =>
              existsSync(file),
            ),
            // Names without words: the entry holds those of all 180, which is half a kilobyte of every page.
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
      // A smaller worker starts sooner; its source map goes along for the logs.
      ssr: { build: { minify: true, sourcemap: true } },
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { clientFiles, type Manifest } from './build/client-files.ts'
import { requireBudgets } from './build/weigh-build.ts'

const virtualName = 'virtual:page-assets'

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
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    load(id) {
      if (id !== `\0${virtualName}`) return null
      const path = join(root, 'dist/client/.vite/manifest.json')
      if (!isBuild) {
        return `export const stylesheets = []
export const assetsOf = () => ({ entry: '/src/client.tsx', scripts: [], stylesheets: [] })`
      }
      if (!existsSync(path)) throw new Error(`${path} is missing: build the client first`)
      // The build wrote this file a moment ago; vite documents its shape.
      const described = clientFiles(JSON.parse(readFileSync(path, 'utf8')) as Manifest)
      return `const described = ${JSON.stringify(described)}
export const stylesheets = described.entry.stylesheets
export const assetsOf = (routeIds) => {
  const routes = routeIds.flatMap((id) => described.routes[id] ?? [])
  const all = [described.entry, ...routes]
  return {
    entry: described.entry.file,
    scripts: [...new Set(all.flatMap((part) => part.scripts))].filter((file) => file !== described.entry.file),
    stylesheets: [...new Set(all.flatMap((part) => part.stylesheets))],
  }
}`
    },
  }
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
 * What every page of an app fetches stands in one file: the bundler would cut it along the lines of
 * what else is shared, into a dozen files that compress 6 kB worse.
 */
const everyPage = {
  name: 'app',
  test: /\/node_modules\/(?!leaflet\/)|\/web-ui\/src\/(app|city|navigation|shell|texts)\/|\/src\/parts\//,
}

/** The vite configuration of both apps: client first, then the worker that renders it. */
export function appConfig(): UserConfig {
  return {
    plugins: [
      tanstackRouter({ autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      cloudflare({ configPath: '../wrangler.toml', viteEnvironment: { name: 'ssr' } }),
      pageAssets(),
      zodInEnglish(),
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
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            input: 'src/client.tsx',
            output: { codeSplitting: { groups: [everyPage] } },
          },
        },
      },
      // A smaller worker starts sooner; its source map goes along for the logs.
      ssr: { build: { minify: true, sourcemap: true } },
    },
  }
}

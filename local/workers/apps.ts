import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Each worker's package, and its environment in wrangler.toml. */
export const APPS = {
  resident: { worker: 'bff-resident', web: 'web-resident' },
  staff: { worker: 'bff-admin', web: 'web-admin' },
} as const

export type App = keyof typeof APPS

/** The assets are beside it. */
export const builtWorker = (app: App) => join(ROOT, APPS[app].web, 'dist/ssr')

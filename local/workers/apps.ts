import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** The two deployed workers: what builds them, and which environment of wrangler.toml they are. */
export const APPS = {
  resident: { worker: 'bff-resident', web: 'web-resident' },
  staff: { worker: 'bff-admin', web: 'web-admin' },
} as const

export type App = keyof typeof APPS

/** Where an app's build leaves its worker; the assets lie beside it. */
export const builtWorker = (app: App) => join(ROOT, APPS[app].web, 'dist/ssr')

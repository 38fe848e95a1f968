import type { Budgets } from './budgets.ts'
import { type ClientFiles, entryOf, filesOf, type Manifest } from './client-files.ts'

/** Bytes fetched for a route, each file compressed by itself. */
export interface PageWeight {
  readonly script: number
  readonly stylesheet: number
  /** Its entry has all routes. */
  readonly isFull: boolean
}

export type PageWeights = Readonly<Record<string, PageWeight>>

const sum = (paths: readonly string[], bytesOf: (path: string) => number) =>
  [...new Set(paths)].reduce((bytes, path) => bytes + bytesOf(path), 0)

/** `bytesOf` gives a file's size by path. */
export function weighPages(files: ClientFiles, bytesOf: (path: string) => number): PageWeights {
  return Object.fromEntries(
    Object.entries(files.routes).map(([id, own]) => {
      const entry = entryOf(files, [id])
      const weight = {
        script: sum([...entry.scripts, ...own.scripts], bytesOf),
        stylesheet: sum([...entry.stylesheets, ...own.stylesheets], bytesOf),
        isFull: entry === files.entries.at(-1),
      }
      return [id, weight]
    }),
  )
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** One sentence per exceeded budget. */
export function pagesOverBudget(weights: PageWeights, budgets: Budgets): string[] {
  const ids = Object.keys(weights)
  if (!ids.includes('/')) return ['No route / was found in the build, so no page could be weighed.']
  return ids.flatMap((id) =>
    (['script', 'stylesheet'] as const).flatMap((kind) => {
      const bytes = weights[id]?.[kind] ?? 0
      const { byRoute, everyRoute, fullEntry } = budgets[kind]
      const limit = byRoute[id] ?? (weights[id]?.isFull ? fullEntry : everyRoute)
      return bytes <= limit * 1000
        ? []
        : [
            `The route ${id} fetches ${kB(bytes)} of ${kind} (brotli), and its budget is ${limit} kB.`,
          ]
    }),
  )
}

/** Bytes that a worker loads before its first request. */
export function weighWorker(manifest: Manifest, bytesOf: (path: string) => number): number {
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  return sum(
    entries.flatMap((entry) => filesOf(manifest, entry).scripts),
    bytesOf,
  )
}

export function workerOverBudget(bytes: number, budgets: Budgets): string[] {
  if (bytes === 0) return ['No entry was found in the built worker, so it could not be weighed.']
  return bytes <= budgets.worker * 1000
    ? []
    : [`The worker loads ${kB(bytes)} at its start (gzip), and its budget is ${budgets.worker} kB.`]
}

export const serviceWorkerOverBudget = (bytes: number, budgets: Budgets): string[] =>
  bytes <= budgets.serviceWorker * 1000
    ? []
    : [
        `The service worker is ${kB(bytes)} (brotli), and its budget is ${budgets.serviceWorker} kB.`,
      ]

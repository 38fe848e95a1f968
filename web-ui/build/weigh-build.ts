import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { budgets, budgetsOf } from './budgets.ts'
import { clientFiles } from './client-files.ts'
import { manifestOf } from './manifest.ts'
import {
  type PageWeights,
  pagesOverBudget,
  serviceWorkerOverBudget,
  weighPages,
  weighWorker,
  workerOverBudget,
} from './page-weights.ts'

export { budgets, budgetsOf }

/** Pages in brotli, the worker's start in gzip. */
export interface BuildWeights {
  readonly pages: PageWeights
  readonly worker: number
  /** Of the browser, in brotli; 0 in an app that builds none. */
  readonly serviceWorker: number
}

/** Sizes by path, each file compressed once at the best level. */
function compressedSizes(folder: string, compress: (content: Buffer) => Buffer) {
  const known = new Map<string, number>()
  return (path: string) => {
    const bytes = known.get(path) ?? compress(readFileSync(join(folder, path))).length
    known.set(path, bytes)
    return bytes
  }
}

export function weighBuild(dist: string): BuildWeights {
  const client = join(dist, 'client')
  const worker = join(dist, 'ssr')
  const bytesOf = compressedSizes(client, brotliCompressSync)
  return {
    pages: weighPages(clientFiles(manifestOf(client)), bytesOf),
    serviceWorker: existsSync(join(client, 'worker.js')) ? bytesOf('/worker.js') : 0,
    worker: weighWorker(manifestOf(worker), compressedSizes(worker, gzipSync)),
  }
}

/** @throws Error with one sentence for each exceeded budget */
export function requireBudgets(dist: string): void {
  const { pages, worker, serviceWorker } = weighBuild(dist)
  const own = budgetsOf(basename(dirname(dist)))
  const passed = [
    ...pagesOverBudget(pages, own),
    ...workerOverBudget(worker, own),
    ...serviceWorkerOverBudget(serviceWorker, own),
  ]
  if (passed.length === 0) return
  const error = new Error(passed.join('\n'))
  // The stack helps no one here.
  error.stack = error.message
  throw error
}

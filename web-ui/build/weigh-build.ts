import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { budgets, budgetsOf } from './budgets.ts'
import { clientFiles, type Manifest } from './client-files.ts'
import {
  type PageWeights,
  pagesOverBudget,
  weighPages,
  weighWorker,
  workerOverBudget,
} from './page-weights.ts'

export { budgets, budgetsOf }

/** What a built app weighs: its pages in brotli, what its worker loads at its start in gzip. */
export interface BuildWeights {
  readonly pages: PageWeights
  readonly worker: number
}

function manifestOf(folder: string): Manifest {
  // vite wrote this file and documents its shape.
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The size of a folder's files by their paths, each compressed once, by itself, at its best. */
function compressedSizes(folder: string, compress: (content: Buffer) => Buffer) {
  const known = new Map<string, number>()
  return (path: string) => {
    const bytes = known.get(path) ?? compress(readFileSync(join(folder, path))).length
    known.set(path, bytes)
    return bytes
  }
}

/** Weighs a built app by its folder `dist`. */
export function weighBuild(dist: string): BuildWeights {
  const client = join(dist, 'client')
  const worker = join(dist, 'ssr')
  return {
    pages: weighPages(clientFiles(manifestOf(client)), compressedSizes(client, brotliCompressSync)),
    worker: weighWorker(manifestOf(worker), compressedSizes(worker, gzipSync)),
  }
}

/**
 * Ends the build of an app whose pages or worker pass their budgets.
 * @throws Error of one sentence for each budget that is passed
 */
export function requireBudgets(dist: string): void {
  const { pages, worker } = weighBuild(dist)
  const own = budgetsOf(basename(dirname(dist)))
  const passed = [...pagesOverBudget(pages, own), ...workerOverBudget(worker, own)]
  if (passed.length === 0) return
  const error = new Error(passed.join('\n'))
  // Where in the build it was noticed helps nobody: the sentences are all there is to say.
  error.stack = error.message
  throw error
}

import { expect, it } from 'vitest'
import { clientFiles, pageFiles } from './client-files.ts'
import {
  pagesOverBudget,
  serviceWorkerOverBudget,
  weighPages,
  weighWorker,
  workerOverBudget,
  type PageWeight,
} from './page-weights.ts'

const budgets = {
  script: { everyRoute: 100, fullEntry: 120, byRoute: { '/map': 150 } },
  stylesheet: { everyRoute: 10, fullEntry: 10, byRoute: {} },
  worker: 500,
  serviceWorker: 5,
}

const home = 'src/routes/index.tsx?tsr-split=component'
const start = 'src/routes/activity.start.tsx?tsr-split=component'

const manifest = {
  'src/client.tsx': {
    file: 'client.js',
    imports: ['_app.js'],
    dynamicImports: [start],
    css: ['client.css'],
  },
  'src/client-visitor.tsx': { file: 'visitor.js', imports: ['_app.js'] },
  '_app.js': { file: 'app.js', css: ['app.css'], dynamicImports: [home] },
  [home]: {
    file: 'home.js',
    imports: ['_app.js', '_card.js'],
    css: ['home.css'],
  },
  [start]: { file: 'start.js' },
  'src/routes/activity.start.tsx?tsr-split=errorComponent': { file: 'error.js' },
  '_card.js': { file: 'card.js', imports: ['_app.js'] },
}

const page = (script: number, stylesheet = 0, isFull = false): PageWeight => ({
  script,
  stylesheet,
  isFull,
})

it('counts each file once, over all that a route and the lightest entry that shows it import', () => {
  const bytes = { '/client.js': 1, '/visitor.js': 3, '/app.js': 10, '/home.js': 100 }
  const sheets = { '/client.css': 2, '/app.css': 20, '/home.css': 200 }
  const all: Readonly<Record<string, number>> = {
    ...bytes,
    ...sheets,
    '/card.js': 1000,
    '/start.js': 10_000,
  }
  const weights = weighPages(clientFiles(manifest), (path) => all[path] ?? Number.NaN)
  expect(weights).toEqual({
    '/': { script: 1113, stylesheet: 220, isFull: false },
    '/activity/start': { script: 10_011, stylesheet: 22, isFull: true },
  })
})

it('gives the entry with some of the routes only to visitors', () => {
  const files = clientFiles(manifest)
  expect(pageFiles(files, ['__root__', '/'], true).entry).toBe('/visitor.js')
  expect(pageFiles(files, ['__root__', '/'], false).entry).toBe('/client.js')
  expect(pageFiles(files, ['__root__', '/activity/start'], true).entry).toBe('/client.js')
})

it('reports which page exceeds which budget, and by how much', () => {
  const weights = { '/': page(118_040, 10_001), '/search': page(100_000, 10_000) }
  expect(pagesOverBudget(weights, budgets)).toEqual([
    'The route / fetches 118.0 kB of script (brotli), and its budget is 100 kB.',
    'The route / fetches 10.0 kB of stylesheet (brotli), and its budget is 10 kB.',
  ])
})

it('allows a budget per route', () => {
  const weights = { '/': page(1), '/map': page(150_000), '/maps': page(150_000) }
  expect(pagesOverBudget(weights, budgets)).toEqual([
    'The route /maps fetches 150.0 kB of script (brotli), and its budget is 100 kB.',
  ])
})

it('refuses a build in which it finds no pages', () => {
  expect(pagesOverBudget({}, budgets)).toHaveLength(1)
})

it('counts a worker’s static imports, not its dynamic ones', () => {
  const built = {
    'src/worker.ts': { file: 'index.js', isEntry: true, imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'], css: ['b.css'] },
    'src/pdf.ts': { file: 'pdf.js' },
  }
  const bytes: Readonly<Record<string, number>> = { '/index.js': 1, '/a.js': 10, '/b.js': 100 }
  expect(weighWorker(built, (path) => bytes[path] ?? Number.NaN)).toBe(111)
})

it('reports by how much a worker exceeds its budget', () => {
  expect(workerOverBudget(500_000, budgets)).toEqual([])
  expect(workerOverBudget(512_345, budgets)).toEqual([
    'The worker loads 512.3 kB at its start (gzip), and its budget is 500 kB.',
  ])
  expect(workerOverBudget(0, budgets)).toHaveLength(1)
})

it('reports a service worker over its budget', () => {
  expect(serviceWorkerOverBudget(5_000, budgets)).toEqual([])
  expect(serviceWorkerOverBudget(5_100, budgets)).toEqual([
    'The service worker is 5.1 kB (brotli), and its budget is 5 kB.',
  ])
})

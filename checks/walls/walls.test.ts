import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { blindSpots, findBreaches } from './find-breaches.ts'
import { packages, walls, wings } from './rules.ts'

type Files = Readonly<Record<string, string>>

const manifest = (name: string, exports: object, dependencies: readonly string[] = []): string =>
  JSON.stringify({
    name: `@portal/${name}`,
    type: 'module',
    exports,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '1'])),
    devDependencies: { vite: '1' },
  })

/** A small repository that respects every wall. */
const house: Files = {
  'openapi/package.json': manifest('openapi', {
    './resident': './src/resident/index.ts',
    './admin': './src/admin/index.ts',
    './resident-client/*': './generated/resident-client/*.gen.ts',
    './resident-types': './generated/resident.gen.d.ts',
  }),
  'openapi/src/contract.ts': 'export const operation = 1\n',
  'openapi/src/resident/index.ts': "export { operation } from '../contract.ts'\n",
  'openapi/src/admin/index.ts': "export { operation } from '../contract.ts'\n",
  'openapi/generated/resident.gen.d.ts': 'export interface paths {}\n',
  'openapi/generated/resident-client/home.gen.ts': "export const getHome = 'getHome GET /'\n",

  'core/package.json': manifest('core', {
    './kernel': './src/platform/kernel/index.ts',
    './billing': './src/money/billing/index.ts',
    './billing/rules': './src/money/billing/rules.ts',
  }),
  'core/src/platform/kernel/index.ts': 'export const clock = 1\n',
  'core/src/money/billing/index.ts':
    "import { clock } from '../../platform/kernel/index.ts'\nexport { clock }\n",
  'core/src/platform/texts/index.ts': 'export const text = 1\n',
  'core/src/money/billing/bill.ts': 'export const bill = 1\n',
  'core/src/money/billing/billing.sql.ts': 'export const table = 1\n',
  'core/src/money/billing/rules.ts': 'export const limit = 1\n',
  'core/src/money/permits/index.ts': "export { clock } from '../billing/index.ts'\n",

  'bff-pipeline/package.json': manifest('bff-pipeline', { '.': './src/index.ts' }, [
    '@portal/core',
  ]),
  'bff-pipeline/src/index.ts': "export { clock } from '@portal/core/kernel'\n",
  'bff-resident/package.json': manifest('bff-resident', { '.': './src/worker.ts' }, [
    '@portal/core',
    '@portal/openapi',
    '@portal/web-resident',
  ]),
  'bff-resident/src/worker.ts': "export { render } from '@portal/web-resident/server'\n",
  'bff-admin/package.json': manifest('bff-admin', { '.': './src/worker.ts' }, ['@portal/core']),
  'bff-admin/src/worker.ts': "export { clock } from '@portal/core/kernel'\n",

  'web-ui/package.json': manifest('web-ui', { './button': './src/button.tsx' }, ['@portal/core']),
  'web-ui/src/button.tsx': "export { limit } from '@portal/core/billing/rules'\n",
  'web-resident/package.json': manifest(
    'web-resident',
    { './server': './src/entry-server.tsx', './inside': './src/features/shell/home/home.tsx' },
    ['@portal/core', '@portal/openapi', '@portal/web-ui'],
  ),
  'web-resident/src/entry-server.tsx':
    "export { home as render } from './features/shell/home/home.tsx'\n",
  'web-resident/src/features/shell/home/home.tsx':
    "import type { paths } from '@portal/openapi/resident-types'\nexport { getHome } from '@portal/openapi/resident-client/home'\nexport { limit as home } from '@portal/core/billing/rules'\nexport type { paths }\n",
  'web-resident/src/features/content/search/search.tsx': 'export const search = 1\n',
  'web-resident/src/routes/index.tsx': "export { home } from '../features/shell/home/home.tsx'\n",
  'web-admin/package.json': manifest('web-admin', { './server': './src/entry-server.tsx' }, [
    '@portal/web-ui',
  ]),
  'web-admin/src/entry-server.tsx': "export { limit as render } from '@portal/web-ui/button'\n",

  'local/package.json': manifest('local', { './city': './city.ts' }, ['@portal/core']),
  'local/city.ts': "export { clock } from '@portal/core/kernel'\n",
  'e2e/package.json': manifest('e2e', {}, ['@portal/local']),
  'e2e/home.e2e.ts': "export { clock } from '@portal/local/city'\n",
  'bench/package.json': manifest('bench', {}, ['@portal/local']),
  'bench/bff.ts': "export { clock } from '@portal/local/city'\n",
}

/** npm packages that it can import from everywhere. */
const npm = ['hono', 'openapi-fetch', 'zod', 'vite'] as const

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function build(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'walls-'))
  roots.push(root)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  mkdirSync(join(root, 'node_modules/@portal'), { recursive: true })
  for (const name of packages)
    symlinkSync(join(root, name), join(root, 'node_modules/@portal', name))
  for (const name of npm) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  return root
}

async function breached(changes: Files): Promise<string[]> {
  const root = build({ ...house, ...changes })
  const { breaches } = await findBreaches(root, packages)
  return [...new Set(breaches.map(({ wall }) => wall))]
}

test('a repository that respects its walls has no breach, and every package is seen', async () => {
  const { breaches, seen } = await findBreaches(build(house), packages)
  expect(breaches).toEqual([])
  for (const name of packages) expect(seen[name]?.dependencies, name).toBeGreaterThan(0)
})

test('a survey that saw little, or nothing of a package, proves nothing', async () => {
  const { seen } = await findBreaches(build({ ...house, 'bench/bff.ts': '' }), packages)
  expect(blindSpots(seen, 1)).toEqual(['Saw 1 modules of bench and not one import.'])
  expect(blindSpots(seen, 1000)[0]).toMatch(/^Saw \d+ modules, fewer than 1000\.$/)
})

/** Changes that break each wall, one at a time. */
const attacks: Readonly<Record<string, readonly Files[]>> = {
  'exports-only': [
    { 'bff-admin/src/worker.ts': "import '@portal/core/billing/bill'\n" },
    { 'bff-admin/src/worker.ts': "import 'left-pad'\n" },
    { 'bff-admin/src/worker.ts': "import './not-there.ts'\n" },
  ],
  'listed-only': [{ 'bff-admin/src/worker.ts': "import 'hono'\n" }],
  'no-path-across': [
    { 'bff-admin/src/worker.ts': "import '../../core/src/platform/kernel/index.ts'\n" },
    {
      'local/city.ts':
        "import type { bill } from '../core/src/money/billing/bill.ts'\nexport type { bill }\n",
    },
  ],
  'no-tool-deployed': [{ 'core/src/money/billing/bill.ts': "import 'vite'\n" }],
  'no-box-deployed': [{ 'bff-resident/src/worker.ts': "import '@portal/local/city'\n" }],
  'resident-and-admin-apart': [
    { 'bff-resident/src/worker.ts': "import '@portal/openapi/admin'\n" },
    { 'web-resident/src/entry-server.tsx': "import '@portal/web-admin/server'\n" },
    { 'openapi/src/resident/index.ts': "export * from '../admin/index.ts'\n" },
  ],
  'admin-and-resident-apart': [
    {
      'bff-admin/src/worker.ts':
        "import type { operation } from '@portal/openapi/resident'\nexport type { operation }\n",
    },
    { 'openapi/src/admin/index.ts': "export * from '../resident/index.ts'\n" },
  ],
  'contract-stands-alone': [{ 'openapi/src/contract.ts': "import '@portal/core/kernel'\n" }],
  'core-knows-no-caller': [
    { 'core/src/money/billing/bill.ts': "import '@portal/openapi/resident'\n" },
    {
      'core/src/money/billing/bill.ts':
        "import type { clock } from '@portal/bff-pipeline'\nexport type { clock }\n",
    },
    { 'core/src/money/billing/bill.ts': "import '@portal/local/city'\n" },
  ],
  'core-knows-no-http-or-screen': [{ 'core/src/money/billing/bill.ts': "import 'hono'\n" }],
  'shared-knows-no-app': [
    { 'web-ui/src/button.tsx': "import '@portal/web-resident/server'\n" },
    { 'bff-pipeline/src/index.ts': "import '@portal/bff-admin'\n" },
  ],
  'bff-imports-page-entry-only': [
    { 'bff-resident/src/worker.ts': "import '@portal/web-resident/inside'\n" },
    { 'bff-pipeline/src/index.ts': "import '@portal/web-ui/button'\n" },
  ],
  'web-never-a-bff': [
    { 'web-resident/src/entry-server.tsx': "import '@portal/bff-resident'\n" },
    {
      'web-ui/src/button.tsx':
        "import type { clock } from '@portal/bff-pipeline'\nexport type { clock }\n",
    },
  ],
  'web-opens-core-by-rules': [
    {
      'web-resident/src/features/shell/home/home.tsx':
        "export { clock as home } from '@portal/core/billing'\n",
    },
    {
      'web-ui/src/button.tsx':
        "import type { clock } from '@portal/core/kernel'\nexport type { clock }\n",
    },
  ],
  'web-reads-contract-types-only': [
    { 'web-resident/src/entry-server.tsx': "import '@portal/openapi/resident'\n" },
  ],
  'web-calls-operations': [
    { 'web-resident/src/features/shell/home/home.tsx': "import 'openapi-fetch'\n" },
  ],
  'web-stays-light': [{ 'web-ui/src/button.tsx': "import 'zod'\n" }],
  'features-meet-at-doors': [
    { 'core/src/money/permits/index.ts': "import '../billing/bill.ts'\n" },
    {
      'core/src/money/permits/index.ts':
        "import type { bill } from '../billing/bill.ts'\nexport type { bill }\n",
    },
  ],
  ...Object.fromEntries(
    wings.slice(0, -1).map((wing, floor) => [
      `${wing}-on-its-floor`,
      wings.slice(floor + 1).map((above) => ({
        [`core/src/${above}/attic/index.ts`]: 'export const attic = 1\n',
        [`core/src/${wing}/cellar/index.ts`]: `import '../../${above}/attic/index.ts'\n`,
      })),
    ]),
  ),
  'no-circle-of-rooms': [
    {
      'core/src/money/permits/fee.ts': 'export const fee = 1\n',
      'core/src/money/permits/rules.ts': 'export const most = 1\n',
      'core/src/money/billing/bill.ts': "export { most } from '../permits/rules.ts'\n",
    },
    {
      'core/src/money/permits/rules.ts': 'export interface Fee {}\n',
      'core/src/money/billing/bill.ts': "export type { Fee } from '../permits/rules.ts'\n",
    },
    {
      'web-resident/src/features/content/news/news.ts': 'export const news = 1\n',
      'web-resident/src/features/content/news/found.ts': "import '../search/search.tsx'\n",
      'web-resident/src/features/content/search/look.ts': "import '../news/news.ts'\n",
    },
  ],
  'kernel-below-features': [
    { 'core/src/platform/kernel/index.ts': "import '../texts/index.ts'\n" },
  ],
  'rules-are-pure': [
    { 'core/src/money/billing/rules.ts': "import './billing.sql.ts'\n" },
    {
      'core/src/money/billing/rules.ts': "import './bill.ts'\n",
      'core/src/money/billing/bill.ts': "import 'zod'\n",
    },
    {
      'core/src/money/billing/rules.ts': "import './bill.ts'\n",
      'core/src/money/billing/bill.ts': "import 'node:fs'\n",
    },
  ],
  'rules-meet-rules': [{ 'core/src/money/permits/rules.ts': "import '../billing/bill.ts'\n" }],
  ...Object.fromEntries(
    wings.map((wing, floor) => [
      `web-${wing}-on-its-floor`,
      [...wings.slice(floor + 1), 'shell'].map((above) => ({
        [`web-resident/src/features/${above}/attic/attic.tsx`]: 'export const attic = 1\n',
        [`web-resident/src/features/${wing}/cellar/cellar.tsx`]: `import '../../${above}/attic/attic.tsx'\n`,
      })),
    ]),
  ),
  'web-parts-below-features': [
    { 'web-resident/src/parts/part.tsx': "import '../features/content/search/search.tsx'\n" },
  ],
  'web-routes-on-top': [
    {
      'web-resident/src/features/content/search/search.tsx': "import '../../../routes/index.tsx'\n",
    },
  ],
  'no-circle': [
    {
      'core/src/money/billing/bill.ts': "import './index.ts'\n",
      'core/src/money/billing/index.ts': "import './bill.ts'\n",
    },
  ],
  'no-test-imported': [
    {
      'core/src/money/billing/bill.ts': "import './bill.test.ts'\n",
      'core/src/money/billing/bill.test.ts': 'export {}\n',
    },
  ],
}

test('every wall is attacked', () => {
  expect(Object.keys(attacks).toSorted()).toEqual(
    [...walls.map(({ name }) => name ?? ''), 'no-circle-of-rooms'].toSorted(),
  )
})

test.each(
  Object.entries(attacks).flatMap(([wall, changes]) =>
    changes.map((change) => [wall, change] as const),
  ),
)('%s refuses %j', async (wall, change) => {
  expect(await breached(change)).toContain(wall)
})

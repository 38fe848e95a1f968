import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node'
import { type Mutant, mutated } from './mutant.ts'

// A process with a warm vitest. Its parent sends one mutant at a time, and kills it on a timeout.
// No source file changes: vite gets the mutated text.

/** Null is the unchanged code. */
export interface Asked {
  readonly mutant: Mutant | null
  /** Only the tests of the file's own feature, as a quick first look. */
  readonly isNearOnly: boolean
}

/** The test that killed the mutant; null if none did. */
export interface Outcome {
  readonly noticedBy: string | null
}

const root = join(import.meta.dirname, '../..')
let current: Mutant | null = null
let noticedBy: string | null = null

const faults: Plugin = {
  name: 'portal-mutants',
  enforce: 'pre',
  load(id) {
    if (current === null || id.split('?')[0] !== join(root, current.file)) return null
    return mutated(readFileSync(join(root, current.file), 'utf8'), current)
  },
}

const reporter: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') noticedBy ??= test.fullName
  },
  onTestModuleEnd(module) {
    if (!module.ok()) noticedBy ??= relative(root, module.moduleId)
  },
}

// By path: the repository's configuration is outside of this package.
const { default: config } = (await import(join(root, 'vitest.config.ts'))) as {
  default: { test: { projects: { test: { name: string } }[] } }
}
const projects = config.test.projects
  .filter(({ test }) => test.name === 'unit' || test.name === 'db')
  // A disk cache would return the unchanged file, or keep the mutation for other tests.
  .map(({ test }) => ({ test: { ...test, fsModuleCache: false }, plugins: [faults] }))

const vitest = await createVitest({
  root,
  config: false,
  projects,
  watch: false,
  fsModuleCache: false,
  bail: 1,
  reporters: [reporter],
  passWithNoTests: true,
})
await vitest.standalone()

/** Likeliest first: tests that name the file, of its folder, of its feature, all others. */
async function stagesFor(file: string): Promise<TestSpecification[][]> {
  vitest.config.related = [join(root, file)]
  const all = await vitest.getRelevantTestSpecifications()
  const feature = `${file.split('/').slice(0, 4).join('/')}/`
  const distance = ({ moduleId }: TestSpecification): number => {
    const test = relative(root, moduleId)
    if (!test.startsWith(feature)) return 3
    if (readFileSync(moduleId, 'utf8').includes(`/${basename(file)}'`)) return 0
    return dirname(test) === dirname(file) ? 1 : 2
  }
  return [0, 1, 2, 3].map((steps) => all.filter((one) => distance(one) === steps))
}

async function run(stages: readonly TestSpecification[][]): Promise<void> {
  for (const stage of stages) {
    if (stage.length === 0 || noticedBy !== null) continue
    const { unhandledErrors } = await vitest.runTestSpecifications(stage)
    if (unhandledErrors.length > 0) noticedBy ??= `outside of tests: ${String(unhandledErrors[0])}`
  }
}

async function tryOut({ isNearOnly, mutant }: Asked): Promise<Outcome> {
  noticedBy = null
  if (mutant === null) {
    delete vitest.config.related
    await run([await vitest.getRelevantTestSpecifications(['core/src/'])])
    return { noticedBy }
  }
  const stages = await stagesFor(mutant.file)
  const file = join(root, mutant.file)
  current = mutant
  vitest.invalidateFile(file)
  try {
    await run(isNearOnly ? stages.slice(0, 3) : stages)
    return { noticedBy }
  } finally {
    current = null
    vitest.invalidateFile(file)
  }
}

process.on('message', (asked: Asked) => {
  void tryOut(asked).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

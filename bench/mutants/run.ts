import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestServer } from '@portal/local/testing'
import { equal } from './equal.ts'
import type { Mutant } from './mutant.ts'
import { openLane } from './open-lane.ts'
import { sampleOf } from './sample.ts'

// `node bench/mutants/run.ts` puts a hundred mutations into core, one at a time, and counts how
// many its unit and database tests kill (bench/README.md). `npm run test:long` does the same, and
// fails for a survivor that is not listed as equivalent.

const { values } = parseArgs({
  options: {
    /** Another seed draws another sample. */
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    /** Only mutants with this text in their id. */
    only: { type: 'string', default: '' },
    /** Prints the sample without running it. */
    list: { type: 'boolean', default: false },
    /** Runs only the tests of each file's own feature. */
    near: { type: 'boolean', default: false },
    /** The file for the counts, as JSON. */
    report: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '../..')
const sample = sampleOf(root, Number(values.seed), Number(values.count)).filter(({ id }) =>
  id.includes(values.only),
)
const nameOf = ({ id, line }: Mutant): string => `${id} (line ${line})`

async function tryAll() {
  const stop = await startTestServer()
  const lane = await openLane()
  const close = async () => {
    lane.close()
    await stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  const survivors: Mutant[] = []
  try {
    if (!values.near) {
      const { noticedBy } = await lane.tryOut({ mutant: null, isNearOnly: false })
      // Otherwise every mutant would count as killed.
      if (noticedBy !== null) throw new Error(`The tests fail without any fault: ${noticedBy}`)
    }
    for (const mutant of sample) {
      const begun = performance.now()
      const { noticedBy } = await lane.tryOut({ mutant, isNearOnly: values.near })
      const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4)
      if (noticedBy === null) survivors.push(mutant)
      console.log(
        `${noticedBy === null ? 'NOT NOTICED' : 'noticed    '} ${seconds} s  ${nameOf(mutant)}`,
      )
      if (noticedBy !== null) console.log(`                     by ${noticedBy}`)
    }
  } finally {
    await close()
  }
  return survivors
}

if (values.list) {
  for (const mutant of sample) console.log(nameOf(mutant))
  process.exit()
}
const survivors = await tryAll()
const open = survivors.filter(({ id }) => !equal.some((one) => one.id === id))
console.log(
  `\n${sample.length - survivors.length} of ${sample.length} noticed, ${survivors.length - open.length} said to be equal, ${open.length} open`,
)
for (const mutant of open) console.log(`open: ${nameOf(mutant)}`)
if (values.report !== undefined)
  writeFileSync(
    values.report,
    JSON.stringify({ passed: sample.length - open.length, failed: open.length }),
  )
process.exit(open.length === 0 ? 0 : 1)

import { dirname } from 'node:path'
import { findBreaches } from './find-breaches.ts'
import { packages } from './rules.ts'

// Fewer than this means that the check looked in the wrong place, not that the house shrank.
const fewestModules = 60

const root = dirname(dirname(import.meta.dirname))
const { breaches, seen } = await findBreaches(root, packages)

const problems = breaches.map(
  ({ wall, reason, from, to }) => `${from} imports ${to}\n    ${wall}: ${reason}`,
)
for (const [name, { modules, dependencies }] of Object.entries(seen)) {
  if (dependencies === 0)
    problems.push(`${name}: saw ${modules} modules and not one import; the walls cannot be judged.`)
}
const total = Object.values(seen).reduce((sum, { modules }) => sum + modules, 0)
if (total < fewestModules)
  problems.push(`Saw ${total} modules, fewer than ${fewestModules}; the walls cannot be judged.`)

for (const problem of problems) console.log(problem)
console.log(`${total} modules, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

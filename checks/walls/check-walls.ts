import { dirname } from 'node:path'
import { blindSpots, findBreaches } from './find-breaches.ts'
import { packages } from './rules.ts'

// Fewer mean that the check looked in the wrong place.
const minModules = 200

const root = dirname(dirname(import.meta.dirname))
const { breaches, seen } = await findBreaches(root, packages)
const blind = blindSpots(seen, minModules)

for (const { wall, reason, from, to } of breaches)
  console.log(`${from} imports ${to}\n    ${wall}: ${reason}`)
for (const spot of blind) console.log(`${spot} The walls cannot be judged.`)
console.log(`${breaches.length} breaches; modules seen: ${JSON.stringify(seen)}`)
process.exitCode = breaches.length + blind.length > 0 ? 1 : 0

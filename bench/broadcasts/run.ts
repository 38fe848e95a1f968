import { measureEnqueue } from './enqueue.ts'
import { measureInbox } from './inbox.ts'
import { measureKills } from './kills.ts'
import { measurePushCost } from './push-cost.ts'

// Messages to many: the cost of a push, parts for a million people, an inbox with ten thousand, and a
// send during which everything dies. One by its name: `node bench/broadcasts/run.ts kills`.

const isQuick = process.argv.includes('--quick')

const measures = {
  'push-cost': () => measurePushCost(isQuick ? 3 : 15),
  enqueue: () => measureEnqueue(isQuick ? 100_000 : 1_000_000),
  inbox: () => measureInbox(isQuick ? 40 : 200),
  kills: () => measureKills(isQuick ? 5000 : 100_000, 20),
} as const

const asked = Object.entries(measures).filter(([name]) => process.argv.includes(name))
let isGood = true
for (const [name, measure] of asked.length > 0 ? asked : Object.entries(measures)) {
  console.log(`\n### ${name}\n`)
  isGood = (await measure()) && isGood
}
process.exit(isGood ? 0 : 1)

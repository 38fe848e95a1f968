import { startMeasuredDatabase } from '@portal/local/measuring'
import { measureIntake } from './measure-intake.ts'
import { measureMillion } from './measure-million.ts'

// Receiving reports, and finding them among a million.

const isQuick = process.argv.includes('--quick')
const database = await startMeasuredDatabase()
await measureIntake(database, isQuick)
console.log('')
await measureMillion(database, isQuick)
await database.stop()
process.exit()

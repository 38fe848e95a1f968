import { startMeasuredDatabase } from '@portal/local/measuring'
import { measureImport } from './measure-import.ts'
import { measurePage } from './measure-page.ts'

// A batch of a hundred thousand bills against COPY, and the billing page against one indexed query.

const isQuick = process.argv.includes('--quick')
const database = await startMeasuredDatabase()
await measureImport(database, isQuick)
await measurePage(database, isQuick)
await database.stop()
process.exit()

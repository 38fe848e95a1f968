export { scheduleInForce } from './in-force.ts'
export { quoteFees } from './quote.ts'

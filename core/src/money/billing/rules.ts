export type { ArrangementStatus } from './arrangement-statuses.ts'
export { billTypes, textOfWord } from './bill-words.ts'
export { centsFromWire, dayFromWire } from './wire.ts'

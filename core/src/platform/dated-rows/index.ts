export {
  type DatedTable,
  makeRoom,
  placeSummary,
  requirePlace,
  type SpannedTable,
  todayIn,
  withdrawRow,
  withdrawVersion,
} from './dated-table.ts'

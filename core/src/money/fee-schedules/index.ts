export {
  addFeeSchedule,
  listFeeSchedules,
  previewFeeSchedule,
  withdrawFeeSchedule,
} from './edit-schedules.ts'
export { scheduleInForce, scheduleJson } from './in-force.ts'
export { quoteFees } from './quote.ts'

// Pure rules that the contract, the operations and the screens share.
export type {
  FeeLine,
  FeeSchedule,
  FlatLine,
  MinimumLine,
  Penalty,
  Rebate,
  SlabLine,
  UnitLine,
} from './fee-schedule.ts'
export {
  type FeeAnswers,
  type FeeDays,
  type FeeQuote,
  isUnits,
  type QuoteLine,
  quoteFees,
} from './quote.ts'
export {
  answerErrors,
  askedUnits,
  feeLimits,
  type FeeScheduleEdit,
  scheduleErrors,
} from './schedule-errors.ts'

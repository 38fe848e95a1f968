export { createReport, type CreatedReport, type NewReport } from './create-report.ts'
export { describeDetails } from './describe-details.ts'

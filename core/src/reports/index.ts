export { createReport, type CreatedReport } from './create-report.ts'
export { describeDetails } from './describe-details.ts'

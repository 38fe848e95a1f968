export { createReport, type CreatedReport, type NewReport } from './create-report.ts'
export { describeRequest, type SentRequest } from './describe-request.ts'

export { createReport, type CreatedReport, type NewReport } from './create-report.ts'
export { describeRequest, type SentRequest } from './describe-request.ts'
export { followReport } from './follow-report.ts'
export { listNearbyReports, type NearbyReport } from './list-nearby-reports.ts'

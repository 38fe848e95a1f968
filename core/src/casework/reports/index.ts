export {
  createReport,
  type CreatedReport,
  type NewReport,
  type ReportVia,
} from './create-report.ts'
export { enterReport, serviceOf } from './enter-report.ts'
export type { EnteredReport } from './entered-report.ts'
export { describeRequest, type SentRequest } from './describe-request.ts'
export { followReport } from './follow-report.ts'
export { listNearbyReports, type NearbyReport } from './list-nearby-reports.ts'
export { listOpenReports } from './list-open-reports.ts'
export { placeColumns, placeOf } from './place.ts'
export { detailsIn } from './report-form.ts'
export { blockFields, blockInWords, joinNearestBlock } from './nearest-block.ts'
export { requestsDataSet } from './requests-data-set.ts'
export { categoryList, isShown, sharedCategories } from './shown-requests.ts'

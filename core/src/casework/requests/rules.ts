// Pure tables and functions that browsers may import.
export { type Channel, channels } from './channels.ts'
export { cellsAround, mapCell, metersBetween } from './map-cell.ts'
export {
  isRecordType,
  type RecordType,
  recordTypeNames,
  recordTypeOf,
  recordTypes,
  recordTypesOfForm,
} from './record-types.ts'
export { orderedSections, type RequestSection, type SectionEntry, sectionsIn } from './sections.ts'
export { caseSteps, type PathStep } from './status-path.ts'
export {
  isEndStatus,
  isStatus,
  type Status,
  type StatusColor,
  type StatusInformation,
  statuses,
  statusInformation,
  statusNames,
} from './statuses.ts'
export { afterPayment, nextStatuses } from './transitions.ts'

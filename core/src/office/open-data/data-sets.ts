import { requestsDataSet } from '../../casework/reports/index.ts'
import { servicesDataSet } from '../../casework/services/index.ts'
import {
  boardMeetingsDataSet,
  boardsDataSet,
  boardSeatsDataSet,
} from '../../content/boards/index.ts'
import { pickupDataSet } from '../../land/pickup/index.ts'
import {
  permitContractorsDataSet,
  permitHistoryDataSet,
  permitInspectionsDataSet,
  permitsDataSet,
} from '../../licensing/permits/index.ts'
import type { DataSet } from '../../platform/data-sets/index.ts'
import type { DataSetName } from './rules.ts'

/** Each from the room that has its rows. */
export const dataSets: Readonly<Record<DataSetName, DataSet>> = {
  requests: requestsDataSet,
  permits: permitsDataSet,
  'permit-history': permitHistoryDataSet,
  'permit-inspections': permitInspectionsDataSet,
  'permit-contractors': permitContractorsDataSet,
  services: servicesDataSet,
  'pickup-calendar': pickupDataSet,
  boards: boardsDataSet,
  'board-seats': boardSeatsDataSet,
  'board-meetings': boardMeetingsDataSet,
}

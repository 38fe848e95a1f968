export {
  billPayOpen,
  expectBillPayOpen,
  explainClosure,
  getMaintenanceInfo,
  type MaintenanceInfo,
} from './bill-pay.ts'
export {
  isBillPayOpen,
  type Maintenance,
  type MaintenancePeriod,
  type MaintenanceWindow,
  reopensAt,
} from './maintenance.ts'
export {
  createMaintenancePeriod,
  deleteMaintenancePeriod,
  type ListedPeriod,
  listMaintenancePeriods,
  type PeriodEdit,
  updateMaintenancePeriod,
} from './maintenance-periods.ts'
export { listOwnAlerts, readOwnAlert } from './own-alerts.ts'
export { readMaintenance } from './read-periods.ts'
export {
  createSystemAlert,
  deleteSystemAlert,
  listSystemAlerts,
  updateSystemAlert,
} from './system-alerts.ts'

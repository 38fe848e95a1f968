import type { DayChoice } from './days.ts'
import { daysOf } from './days.ts'
import type { MaintenancePeriod, MaintenanceWindow } from './maintenance.ts'

export interface WindowOptions extends Partial<Omit<MaintenanceWindow, 'daysActive'>> {
  readonly days?: readonly DayChoice[]
}

/** Every day from 10 pm to 4 am. */
export const windowWith = ({
  days = ['everyDay'],
  ...options
}: WindowOptions = {}): MaintenanceWindow => ({
  enabled: true,
  englishText: 'We are updating the billing system.',
  spanishText: 'Estamos actualizando el sistema de facturación.',
  startDate: null,
  endDate: null,
  startTime: '10:00 PM',
  endTime: '04:00 AM',
  daysActive: daysOf(days),
  ...options,
})

/** Without a warning. */
export const periodWith = (
  downtime: WindowOptions = {},
  warning: WindowOptions = { enabled: false },
): MaintenancePeriod => ({
  id: '01900000-0000-7000-8000-000000000001',
  maintenanceWarningAlert: windowWith(warning),
  maintenanceSettings: windowWith(downtime),
})

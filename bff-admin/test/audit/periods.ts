const noDays = {
  everyDay: true,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
}
export const never = {
  enabled: false,
  englishText: 'Closed',
  spanishText: 'Cerrado',
  startDate: null,
  endDate: null,
  startTime: '10:00 PM',
  endTime: '04:00 AM',
  daysActive: noDays,
}
export const period = { maintenanceWarningAlert: never, maintenanceSettings: never }

export const newService = {
  item: 'New',
  type: 'CUSTOM_FORM',
  action: 'FIND',
  order: 1,
}
// Without a name: the roles call it again and again.
export const newTemplate = { name: '', bodyEnglish: 'Hello', bodySpanish: 'Hola' }
export const newCall = {
  category: 'trees',
  userId: null,
  name: '',
  email: '',
  language: 'en',
  phone: '',
  address: '',
  description: '',
  extraDescription: '',
  rating: null,
  details: {},
}
export const newAlert = {
  titleEnglish: 'Office closed',
  titleSpanish: 'Oficina cerrada',
  textEnglish: '<p>On Monday.</p>',
  textSpanish: '<p>El lunes.</p>',
}
const never = {
  enabled: false,
  englishText: 'Closed',
  spanishText: 'Cerrado',
  startDate: null,
  endDate: null,
  startTime: '10:00 PM',
  endTime: '04:00 AM',
  daysActive: {
    everyDay: true,
    monday: false,
    tuesday: false,
    wednesday: false,
    thursday: false,
    friday: false,
    saturday: false,
    sunday: false,
  },
}
export const newPeriod = { maintenanceWarningAlert: never, maintenanceSettings: never }

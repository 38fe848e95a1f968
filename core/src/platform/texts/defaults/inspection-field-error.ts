/** Of booking inspections, and of recording what they found. */
export const inspectionFieldRequired = {
  'Inspections-FreeWindows': {
    en: 'Choose a morning or an afternoon.',
    es: 'Elija una mañana o una tarde.',
  },
  'Inspections-ContactName': {
    en: 'Enter the name of the person who will be there.',
    es: 'Escriba el nombre de quien estará allí.',
  },
  'Inspections-ContactPhone': {
    en: 'Enter a phone number that the inspector can call.',
    es: 'Escriba un teléfono al que el inspector pueda llamar.',
  },
  'Inspections-Note': { en: 'Enter a note.', es: 'Escriba una nota.' },
  'Inspections-Which': { en: 'Choose an inspection.', es: 'Elija una inspección.' },
  'Inspections-CancelSure': {
    en: 'Confirm that you want to cancel the inspection.',
    es: 'Confirme que quiere cancelar la inspección.',
  },
  'InspectionDesk-Inspector': { en: 'Choose an inspector.', es: 'Elija un inspector.' },
  'InspectionDesk-PermitYear': {
    en: 'Enter the year of the permit.',
    es: 'Escriba el año del permiso.',
  },
  'InspectionDesk-PermitNumber': {
    en: 'Enter the number of the permit.',
    es: 'Escriba el número del permiso.',
  },
  'InspectionDesk-What': { en: 'Choose an inspection.', es: 'Elija una inspección.' },
  'InspectionDesk-Day': { en: 'Choose a day.', es: 'Elija un día.' },
  'InspectionDesk-Window': {
    en: 'Choose the morning, the afternoon or both.',
    es: 'Elija la mañana, la tarde o las dos.',
  },
  'InspectionDesk-Comment': {
    en: 'Say what you found, or list what must be corrected.',
    es: 'Diga lo que encontró o anote lo que se debe corregir.',
  },
  'InspectionDesk-Corrections': {
    en: 'List what must be corrected.',
    es: 'Anote lo que se debe corregir.',
  },
  'InspectionDesk-Mistake': {
    en: 'Say what was wrong.',
    es: 'Diga qué estaba mal.',
  },
  'InspectionDesk-RightResult': {
    en: 'Choose the right result.',
    es: 'Elija el resultado correcto.',
  },
  'InspectionDesk-DaysAhead': {
    en: 'Enter the working days ahead.',
    es: 'Escriba los días hábiles por adelantado.',
  },
  'InspectionDesk-CutOffHour': { en: 'Choose an hour.', es: 'Elija una hora.' },
  'InspectionDesk-MorningFrom': { en: 'Choose an hour.', es: 'Elija una hora.' },
  'InspectionDesk-MorningTo': { en: 'Choose an hour.', es: 'Elija una hora.' },
  'InspectionDesk-AfternoonFrom': { en: 'Choose an hour.', es: 'Elija una hora.' },
  'InspectionDesk-AfternoonTo': { en: 'Choose an hour.', es: 'Elija una hora.' },
  'InspectionDesk-CorrectionHours': {
    en: 'Enter how many hours.',
    es: 'Escriba cuántas horas.',
  },
  'InspectionDesk-Photos': { en: 'Choose a photo.', es: 'Elija una foto.' },
  'InspectionDesk-FromDay': { en: 'Choose the first day.', es: 'Elija el primer día.' },
  'InspectionDesk-ToDay': { en: 'Choose the last day.', es: 'Elija el último día.' },
  'InspectionDesk-Capacity': {
    en: 'Enter how many inspections fit.',
    es: 'Escriba cuántas inspecciones caben.',
  },
  'InspectionDesk-Morning': { en: 'Choose the morning.', es: 'Elija la mañana.' },
  'InspectionDesk-Afternoon': { en: 'Choose the afternoon.', es: 'Elija la tarde.' },
} as const

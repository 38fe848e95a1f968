/** Of the permit desk, and of zoning districts. */
export const permitDeskFieldRequired = {
  'PermitDesk-CorrectionsComment': {
    en: 'Say what has to be corrected.',
    es: 'Diga qué hay que corregir.',
  },
  'PermitDesk-Discipline': { en: 'Choose a discipline.', es: 'Elija una disciplina.' },
  'PermitDesk-NewLastDay': { en: 'Enter the new last day.', es: 'Escriba el nuevo último día.' },
  'PermitDesk-Reason': { en: 'Enter the reason.', es: 'Escriba el motivo.' },
  'PermitDesk-Result': { en: 'Choose a result.', es: 'Elija un resultado.' },
  'PermitDesk-ReviewComment': {
    en: 'Say what has to be corrected.',
    es: 'Diga qué hay que corregir.',
  },
  'PermitDesk-WaiveAmount': {
    en: 'Enter the amount in dollars.',
    es: 'Escriba el monto en dólares.',
  },
  'PermitDesk-WaiveReason': { en: 'Enter the reason.', es: 'Escriba el motivo.' },
  'ZoningDistricts-Code': { en: 'Enter the code.', es: 'Escriba el código.' },
  'ZoningDistricts-FirstDay': { en: 'Enter the first day.', es: 'Escriba el primer día.' },
  'ZoningDistricts-Kind': { en: 'Choose a kind.', es: 'Elija un tipo.' },
  'ZoningDistricts-MapOf': {
    en: 'Enter the day of the zoning map.',
    es: 'Escriba el día del mapa de zonificación.',
  },
  'ZoningDistricts-Name': { en: 'Enter the name.', es: 'Escriba el nombre.' },
  'ZoningDistricts-NameEs': {
    en: 'Enter the name in Spanish.',
    es: 'Escriba el nombre en español.',
  },
  'ZoningDistricts-Permission': {
    en: 'Choose what the district allows.',
    es: 'Elija qué permite el distrito.',
  },
  'ZoningDistricts-Rules': {
    en: 'Enter the link to the rules.',
    es: 'Escriba el enlace a las reglas.',
  },
  'ZoningDistricts-Source': { en: 'Enter the source.', es: 'Escriba la fuente.' },
  'ZoningDistricts-Use': { en: 'Enter the use.', es: 'Escriba el uso.' },
  'ZoningDistricts-UseEs': {
    en: 'Enter the use in Spanish.',
    es: 'Escriba el uso en español.',
  },
} as const

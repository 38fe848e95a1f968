/** The city’s settings: of the staff document. */
const stamp = 'Changes with the settings. Send it back as `If-Match`.'
const next = 'The version after the change, for the next `If-Match`.'
const workingDays = (what: string): string => `Working days for reports ${what}. Null: no due date.`
const untilHour = 'The hour of the city’s clock at which it ends; 24 is midnight.'

export const staffOfficeWords = {
  'CitySettings.version': stamp,
  'InspectionSettings.version': stamp,
  'BroadcastSettings.version': stamp,
  'MobileApps.version': stamp,
  'setCitySettings.version': next,
  'setAreaNames.version': next,
  'setInspectionSettings.version': next,
  'setBroadcastSettings.version': next,
  'setMobileApps.version': next,
  'setServiceTargets.version': next,

  // The city
  'CitySettings.name': 'The name of the city.',
  'setCitySettings.name': 'The name of the city.',
  'CitySettings.phone': 'The phone number that people can call for help.',
  'setCitySettings.phone': 'The phone number that people can call for help.',
  helpMail: 'The email address that people can write to for help.',
  addressLine1: 'The first line of the city’s postal address.',
  addressLine2: 'The second line of the city’s postal address.',
  websiteUrl: 'The address of the city’s website.',
  takesPartialPayments: 'Whether people may pay less than what is due.',
  overpaymentLimitCents:
    'How much more than what is due people may pay without being asked, in cents.',

  // Areas
  areas: 'The areas of the city.',
  'Area.code': 'The code of the area, as addresses have it.',
  'names.code': 'The code of the area, as addresses have it.',
  addressCount: 'How many addresses the area has.',
  names: 'Areas with their names. Other areas keep theirs.',

  // Inspections
  'InspectionSettings.morning': 'The hours of the morning.',
  'InspectionSettings.afternoon': 'The hours of the afternoon.',
  'setInspectionSettings.morning': 'The hours of the morning.',
  'setInspectionSettings.afternoon': 'The hours of the afternoon.',
  'InspectionSettings.to': untilHour,
  'setInspectionSettings.to': untilHour,

  // Features
  isEnabled: 'Whether the feature is on for everyone without a value of their own.',
  'people.isEnabled': 'Whether the feature is on for this person.',

  // Mobile apps
  ios: 'The app for iPhones and iPads.',
  android: 'The app for Android.',
  noticeEs: 'The notice in Spanish. Both empty: none.',

  // Service targets
  'Targets.graffiti': workingDays('of graffiti'),
  'Targets.trees': workingDays('about trees'),
  'Targets.sidewalk': workingDays('about sidewalks'),
  'Targets.streetlight': workingDays('about streetlights'),
  'Targets.snowIce': workingDays('of snow and ice'),
  'Targets.garbageRecycling': workingDays('about garbage and recycling'),
  'Targets.missedPickup': workingDays('of missed pickups'),
  'Targets.codeViolation': workingDays('of violations of the city’s code'),
  'Targets.healthComplaint': workingDays('of dangers to health'),
  'Targets.streetUtilities': workingDays('about streets and their pipes'),
  generalInformation: workingDays('that ask for general information'),
  feedback: workingDays('that give feedback'),
  'ServiceTargets.holidays.name': 'The name of the holiday.',
  'setHoliday.name': 'The name of the holiday.',
} as const

/** The pickup calendar and zoning districts: of the staff document. */
export const staffLandWords = {
  today: 'Today in the city.',

  // The pickup calendar
  'PickupDesk.rules': 'The rules, the newest first, with those that were taken back.',
  'PickupRule.kind':
    '`season`: a service for a part of the year. `holiday`. `exception`: one day is otherwise.',
  'NewPickupRule.kind':
    '`season`: a service for a part of the year. `holiday`. `exception`: one day is otherwise.',
  addresses: 'How many addresses the district has.',
  'PickupDistrict.code': 'The code of the district.',
  'PickupDistrict.days': 'The pickups of the next 60 days, in order.',
  regularOn: 'The day on which it would be by its weekday alone.',
  'PickupDistrictDay.services': 'What is collected.',
  'PickupDistrictDay.reason':
    'Why it is not on its weekday, in the reader’s language. Null: it is.',
  aliases: 'Other names of streets.',
  alias: 'The other name of the street.',

  // Zoning
  districts: 'The zoning districts.',
  parcelCount: 'How many parcels lie in the district.',
  'StaffZoningDistrict.rules': 'What the district says of uses, the newest rule of each first.',
  'ListedZoningDistrict.code': 'The code of the district. It never changes.',
  'StaffZoningDistrict.code': 'The code of the district. It never changes.',
  'NewZoningDistrict.code': 'The code of the district. It never changes.',
  use: 'What land or a building is for, in English.',
} as const

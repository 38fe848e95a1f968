/** Imports of content, parcels and bills, and Legistar: of the staff document. */
const happens = 'by what happens with them.'
const columnOf = (what: string): string => `The layer’s field that has ${what}.`
const codes = 'What is wrong, as the operation that takes the file explains it.'
const fullBatch = '`full`: it names every overdue account. `partial`: only what changed.'
const fullParcels =
  '`full`: it has every parcel, and others are retired. `partial`: only some parcels.'
const sender = 'Who sent the file. Null: a job read it, or their account is gone.'

export const staffImportWords = {
  batchId: 'The sender’s own name for the batch or import.',
  'BillingBatch.kind': fullBatch,
  'ListedBillingBatch.kind': fullBatch,
  'ParcelImport.kind': fullParcels,
  'ListedParcelImport.kind': fullParcels,
  'ParcelLayerImport.kind': fullParcels,
  errorCount: 'How many errors there are, also those that are not listed.',
  appliedAt: 'When it took effect. Null: it did not.',
  'BillingBatch.errors.code': codes,
  'ParcelImport.errors.code': codes,
  'ContentImport.errors.code': codes,
  imports: 'The imports, the newest first.',

  // Content
  articleStep: 'Whether articles are kept as drafts or published.',
  'ContentImport.by': sender,
  'ListedContentImport.by': sender,
  list: 'The list that the row or record belongs to.',
  'ContentImportChange.key': 'What the file and the city know the record by.',
  'ContentImportChange.state':
    '`added`: it is new here. `changed`: it says something else here. `missing`: the file lacks it, and it stays. `kept`: staff changed it here, and it stays so.',
  column: 'The column of the file.',
  'ContentImportChange.fields.before': 'What the city has. Null: nothing.',
  'ContentImportChange.fields.after': 'What the file says. Null: nothing.',
  mark: 'The `mark` of the changes that you saw.',
  'counts.articles': `Articles, ${happens}`,
  'counts.boards': `Boards, ${happens}`,
  'counts.seats': `Seats of boards, ${happens}`,
  'counts.members': `Members of boards, ${happens}`,
  'counts.terms': `Terms of members, ${happens}`,
  'counts.meetings': `Meetings of boards, ${happens}`,
  'counts.attendance': `Entries on who came to meetings, ${happens}`,
  'counts.files': `Files of boards and meetings, ${happens}`,
  pickupDays: `Pickup days of parcels, ${happens}`,
  pickupAddresses: `Pickup days of addresses, ${happens}`,
  pickupRules: `Rules of the pickup calendar, ${happens}`,
  added: 'How many are new here.',
  changed: 'How many say something else here.',
  unchanged: 'How many are the same here.',
  missing: 'How many the city has and the file or source does not. They stay.',
  kept: 'How many staff changed here. They stay so.',

  // Legistar
  'getLegistarSource.source': 'The city’s Legistar. Null: the city has named none.',
  client: 'The city’s name in the address of Legistar’s web API.',
  hasToken: 'Whether a token is kept for it.',
  'getLegistarSource.source.version': 'Counts the changes of the settings.',
  'saveLegistarSource.version': 'Counts the changes of the settings.',
  lastTriedAt: 'When it was last read, with or without success. Null: never.',
  lastGoodAt: 'When it was last read with success. Null: never.',
  nextAt: 'When it will be read next. Null: it was never read.',
  'source.nextAt': 'When it will be read next.',
  'records.label': 'What people call the record.',
  boardId: 'The id of the board that the record belongs to. Null: none.',
  'notes.code': 'What the portal could not take, or took otherwise.',
  'notes.about': 'The person, the meeting or both.',

  // Parcels
  'listParcelImports.parcelCount': 'How many parcels the city has.',
  layerUrl: 'The address of the ArcGIS feature layer.',
  'listParcelImports.fields.parcelNumber': columnOf('the number of the parcel'),
  'ParcelLayerImport.fields.parcelNumber': columnOf('the number of the parcel'),
  streetNumber: columnOf('the house number'),
  streetName: columnOf('the name of the street'),
  streetSuffix: columnOf('the end of the street’s name, such as St'),
  'listParcelImports.fields.unit': columnOf('the apartment or suite'),
  'ParcelLayerImport.fields.unit': columnOf('the apartment or suite'),
  'listParcelImports.fields.zip': columnOf('the ZIP code'),
  'ParcelLayerImport.fields.zip': columnOf('the ZIP code'),
  refusePickupDay: columnOf('the weekday on which garbage is collected'),
  leafDistrict: columnOf('the district in which leaves are collected'),
  primaryZoning: columnOf('the main zoning district'),
  currentLandUse: columnOf('what the land is used for'),
  historicDistrict: columnOf('the historic district'),
  schoolDistrict: columnOf('the school district'),
  countyBoardDistrict: columnOf('the district of the county board'),
  stateRepresentativeDistrict: columnOf('the district of the state representative'),
  stateSenateDistrict: columnOf('the district of the state senate'),
  usCongressionalDistrict: columnOf('the congressional district'),
  waterBillingCycleDates: columnOf('when water is billed'),
  'fields.zoning': columnOf('the zoning districts with their shares'),
} as const

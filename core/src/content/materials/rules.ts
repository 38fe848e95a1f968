// Pure rules that the contract, the operations and the screens share.

/** Where a thing goes, in the order in which people read it. */
export const materialStreams = [
  'recycling',
  'garbage',
  'yard-waste',
  'bulky',
  'drop-off',
  'electronics',
  'hazardous',
  'donate',
] as const

export type MaterialStream = (typeof materialStreams)[number]

/** Of a list of one stream; a search has pages of `searchPageSize`. */
export const materialPageSize = 100

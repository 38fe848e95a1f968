/** What a district says of a use, from the freest on. */
export const permissionsOfUses = ['allowed', 'special-permit', 'not-allowed'] as const

export type UsePermission = (typeof permissionsOfUses)[number]

export const districtKinds = ['base', 'overlay'] as const

/** Shares of a parcel's area are in parts of this. */
export const wholeShare = 1000

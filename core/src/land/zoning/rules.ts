export { type ParcelQuery, parcelQueryOf } from './parcel-query.ts'
export { districtKinds, type UsePermission, permissionsOfUses, wholeShare } from './permissions.ts'

export { type ParcelQuery, parcelQueryOf } from './parcel-query.ts'
export { districtKinds, type UsePermission, usePermissions, wholeShare } from './permissions.ts'

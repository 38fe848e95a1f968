export { type ParcelQuery, parcelQueryOf } from './parcel-query.ts'
export { districtKinds, type UsePermission, permissionsOfUses, wholeShare } from './permissions.ts'
export {
  type DistrictEdit,
  districtErrors,
  ruleErrors,
  type UseRule,
  usesOn,
  zoningLimits,
} from './use-rules.ts'

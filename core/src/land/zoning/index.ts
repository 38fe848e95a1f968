export { addZoningUse, withdrawZoningUse } from './edit-uses.ts'
export { type AskedParcel, findAskedParcel } from './find-asked-parcel.ts'
export { getParcelZoning } from './get-parcel-zoning.ts'
export { findLandParcels, searchLandParcels } from './search-land-parcels.ts'
export {
  addZoningDistrict,
  getZoningDistrict,
  listZoningDistricts,
  updateZoningDistrict,
} from './staff-districts.ts'

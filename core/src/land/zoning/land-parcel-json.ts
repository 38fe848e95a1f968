import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { parcelDistricts, zoningDistricts } from './zoning.sql.ts'

const districtsOf = ({ language }: Context): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', d.id, 'code', d.code, 'name', ${language === 'es' ? sql`d.name_es` : sql`d.name`},
    'kind', d.kind, 'share', p.share, 'dataOn', d.data_on, 'rulesUrl', d.rules_url
  ) order by d.kind, p.share desc, d.code), '[]')
  from ${parcelDistricts} p join ${zoningDistricts} d on d.id = p.district_id
  where p.parcel_id = parcels.id)`

export const parcelAddress: SQL = sql`parcels.street_number || ' ' || parcels.street_name || ' ' ||
  parcels.street_suffix || coalesce(' ' || parcels.unit, '')`

/** The wire's fields of a parcel (spec, resident section 3), and ours. */
export const landParcelFields = (context: Context): SQL => sql`
  'Id', parcels.id,
  'Refuse_Pickup_Day__c', parcels.refuse_pickup_day,
  'Leaf_District__c', parcels.leaf_district,
  'Parcel_Primary_Zoning__c', parcels.primary_zoning,
  'Parcel_Current_Land_Use__c', parcels.current_land_use,
  'Historic_District__c', parcels.historic_district,
  'School_District__c', parcels.school_district,
  'County_Board_District__c', parcels.county_board_district,
  'State_Representative_District__c', parcels.state_representative_district,
  'State_Senate_District__c', parcels.state_senate_district,
  'U_S_Congressional_District__c', parcels.us_congressional_district,
  'Water_Billing_Cycle_Dates__c', parcels.water_billing_cycle_dates,
  'address', ${parcelAddress},
  'unit', parcels.unit,
  'zip', parcels.zip,
  'parcelNumber', parcels.parcel_number,
  'latitude', parcels.latitude,
  'longitude', parcels.longitude,
  'districts', ${districtsOf(context)}`

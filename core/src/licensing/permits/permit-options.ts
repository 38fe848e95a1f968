import { quickPermitForm } from '../../casework/services/rules.ts'

/** Spec, resident section 3, "Permit form". */
export const propertyTypes = [
  'NewSingleFamilyHome',
  'NewCommercialIndustrial',
  'SingleFamilyHomeOwner',
  'SingleFamilyHomeNotOwner',
  'MultiFamily',
] as const
export type PropertyType = (typeof propertyTypes)[number]

/** The kind of permit that each option of the specification is. */
export const optionKinds = {
  BuildingShed: 'shed',
  PuttingUpFence: 'fence',
  InstallingHotTub: 'hot_tub',
  RepairReplaceRoof: 'roof',
  ReplaceFurnace: 'furnace',
  ReplaceWaterHeater: 'water_heater',
  InstallResidentialDriveway: 'driveway',
  InstallAboveGroundPool: 'pool',
  ReplaceWindow: 'window',
  InstallPatio: 'patio',
  InstallDeckUnder4Feet: 'deck',
  RepairReplaceSiding: 'siding',
  InstallPrivateSidewalk: 'sidewalk',
  MinorHVACWork: 'hvac',
  MinorElectricalWork: 'electrical',
  MinorPlumbingWork: 'plumbing',
  RemodelingStructure: 'remodel',
  Other: 'other',
} as const

export type PermitOption = keyof typeof optionKinds

// Object.keys loses the constant's literal keys.
export const permitOptions = Object.keys(optionKinds) as PermitOption[]

/** New buildings have no options: their application is one of its own. */
export const newBuildingKinds: Readonly<Partial<Record<PropertyType, string>>> = {
  NewSingleFamilyHome: 'new_home',
  NewCommercialIndustrial: 'new_commercial',
}

/** What only the lot of one home has. */
const onlySingleFamily: ReadonlySet<PermitOption> = new Set([
  'InstallingHotTub',
  'InstallResidentialDriveway',
  'InstallAboveGroundPool',
])

/** The options that fit a property; none for a new building. */
export function optionsFor(propertyType: PropertyType): readonly PermitOption[] {
  if (newBuildingKinds[propertyType] !== undefined) return []
  return propertyType === 'MultiFamily'
    ? permitOptions.filter((option) => !onlySingleFamily.has(option))
    : permitOptions
}

export const isPropertyType = (text: unknown): text is PropertyType =>
  propertyTypes.some((one) => one === text)

/** The code of the permit kind; null if the option is missing or does not fit the property. */
export function kindOf(propertyType: string, option: string): string | null {
  if (!isPropertyType(propertyType)) return null
  const own = newBuildingKinds[propertyType]
  if (own !== undefined) return own
  const found = optionsFor(propertyType).find((one) => one === option)
  return found === undefined ? null : optionKinds[found]
}

/** The guide of each work that has one (spec, resident section 9). */
export const permitGuides: Readonly<
  Record<string, 'newResidential' | 'newCommercial' | 'remodel'>
> = { new_home: 'newResidential', new_commercial: 'newCommercial', remodel: 'remodel' }

/** The application for a chosen work, prefilled (spec, resident section 2, /laserfiche/form). */
export function applicationHref(propertyType: string, option: string | undefined): string {
  const { title, processId, paymentCode } = quickPermitForm
  const params = JSON.stringify({ propertyType, ...(option && { option }) })
  const query = new URLSearchParams({ formTitle: title, bpid: processId, paymentCode, params })
  return `/laserfiche/form?${query}`
}

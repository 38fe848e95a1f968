export {
  type BldsStatus,
  bldsStatuses,
  isPermitOver,
  overStates,
  type PermitState,
  permitStateNames,
  permitStates,
  type PermitStation,
  type PermitStep,
  permitSteps,
  stateOfStatus,
  type StoredState,
} from './permit-life.ts'
export {
  applicationHref,
  isPropertyType,
  kindOf,
  newBuildingKinds,
  optionKinds,
  optionsFor,
  permitGuides,
  type PermitOption,
  permitOptions,
  type PropertyType,
  propertyTypes,
} from './permit-options.ts'
export {
  type InspectionPlan,
  type InspectionWindow,
  inspectionWindows,
  type PermitDiscipline,
  permitDisciplines,
} from './permit-kinds.ts'
export {
  dayOfMmddyy,
  fullYear,
  permitHref,
  permitNumberText,
  readPermitNumber,
} from './permit-number.ts'

export const permitLimits = {
  /** Permits that a search shows. */
  found: 100,
  /** Characters of a street's or an owner's name. */
  name: 60,
  /** Of a name, so that a search does not list the city. */
  shortestName: 3,
} as const

export const inspectionOutcomes = ['passed', 'failed', 'noAccess'] as const
export type InspectionOutcome = (typeof inspectionOutcomes)[number]

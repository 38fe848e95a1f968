import type { TextKey } from '../../platform/texts/defaults/index.ts'

const guides: Readonly<Record<string, TextKey>> = {
  shield: 'InspectionGuide.Shield',
  footing: 'InspectionGuide.Footing',
  framing: 'InspectionGuide.Framing',
  electrical: 'InspectionGuide.Electrical',
  plumbing: 'InspectionGuide.Plumbing',
  rough: 'InspectionGuide.Rough',
  base: 'InspectionGuide.Base',
  final: 'InspectionGuide.Final',
}

/** What is looked at, with semicolons between; inspections of the city's own have the general text. */
export const guideOf = (code: string): TextKey =>
  Object.hasOwn(guides, code) ? (guides[code] ?? generalGuide) : generalGuide

const generalGuide = 'InspectionGuide.General' satisfies TextKey

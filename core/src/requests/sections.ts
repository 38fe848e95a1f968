/** A labelled value of the detail view. */
export interface SectionEntry {
  readonly label: string
  readonly data: string
}

/** A section of the detail view: what a form asked under one heading (spec, resident section 3, formDetails). */
export interface RequestSection {
  readonly label: string
  readonly labelEs?: string
  readonly data: readonly SectionEntry[]
}

/** The wire's heading of the section that stands fourth (spec, resident section 3). */
export const relatedPermits = 'Related Permits'

/** The sections in the order of the screen: 'Related Permits' in fourth place, others as they came. */
export function orderedSections<Section extends { readonly label: string }>(
  sections: readonly Section[],
): readonly Section[] {
  const found = sections.find(({ label }) => label === relatedPermits)
  if (!found) return sections
  const others = sections.filter((section) => section !== found)
  return [...others.slice(0, 3), found, ...others.slice(3)]
}

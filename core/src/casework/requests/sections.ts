import type { Language } from '../../platform/kernel/language.ts'

/** A labelled value of the detail view; the Spanish one only where it differs. */
export interface SectionEntry {
  /** The record's field that it shows, by which staff make it public or not. */
  readonly field?: string
  readonly label: string
  readonly labelEs?: string
  readonly data: string
  readonly dataEs?: string
}

/** A section of the detail view: what a form asked under one heading (spec, resident section 3, formDetails). */
export interface RequestSection {
  readonly label: string
  readonly labelEs?: string
  readonly data: readonly SectionEntry[]
}

/** The wire's heading of the fourth section (spec, resident section 3). */
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

/** Sections as a reader of this language sees them. */
export const sectionsIn = (
  language: Language,
  sections: readonly RequestSection[],
): readonly {
  readonly label: string
  readonly data: { field?: string; label: string; data: string }[]
}[] =>
  sections.map(({ label, labelEs, data }) => ({
    label: language === 'es' ? (labelEs ?? label) : label,
    data: data.map(({ field, ...entry }) => ({
      ...(field === undefined ? {} : { field }),
      label: language === 'es' ? (entry.labelEs ?? entry.label) : entry.label,
      data: language === 'es' ? (entry.dataEs ?? entry.data) : entry.data,
    })),
  }))

import type { Language } from '../../platform/kernel/language.ts'

/** In Spanish only where it differs. */
export interface SectionEntry {
  /** The record's field, which staff can make public. */
  readonly field?: string
  readonly label: string
  readonly labelEs?: string
  readonly data: string
  readonly dataEs?: string
}

/** What a form asked under one heading (spec, resident section 3, formDetails). */
export interface RequestSection {
  readonly label: string
  readonly labelEs?: string
  readonly data: readonly SectionEntry[]
}

/** The wire's heading of the fourth section (spec, resident section 3). */
export const relatedPermits = 'Related Permits'

/** 'Related Permits' is fourth, others stay in order. */
export function orderedSections<Section extends { readonly label: string }>(
  sections: readonly Section[],
): readonly Section[] {
  const found = sections.find(({ label }) => label === relatedPermits)
  if (!found) return sections
  const others = sections.filter((section) => section !== found)
  return [...others.slice(0, 3), found, ...others.slice(3)]
}

/** In the reader's language. */
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

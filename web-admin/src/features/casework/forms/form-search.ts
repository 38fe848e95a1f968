import { isLanguage, type Language } from '@portal/core/kernel/rules'

/** What of a form is shown: its newest version, in the reader's own language, unless said otherwise. */
export interface FormPreviewSearch {
  readonly version?: number
  readonly in?: Language
}

/** Reads an address; what makes no sense is left out. */
export function formPreviewSearchOf(search: Readonly<Record<string, unknown>>): FormPreviewSearch {
  const version = Number(search['version'])
  const language = search['in']
  return {
    ...(Number.isInteger(version) && version > 0 && { version }),
    ...(typeof language === 'string' && isLanguage(language) && { in: language }),
  }
}

/** The address of a form, version and language as given. */
export function formPreviewHref(bpid: string, search: FormPreviewSearch = {}): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/forms/${encodeURIComponent(bpid)}${query && `?${query}`}`
}

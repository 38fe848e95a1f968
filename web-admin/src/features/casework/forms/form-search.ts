import { isLanguage, type Language } from '@portal/core/kernel/rules'

/** Default: the newest version, in the reader's language. */
export interface FormPreviewSearch {
  readonly version?: number
  readonly in?: Language
}

export function formPreviewSearchOf(search: Readonly<Record<string, unknown>>): FormPreviewSearch {
  const version = Number(search['version'])
  const language = search['in']
  return {
    ...(Number.isInteger(version) && version > 0 && { version }),
    ...(typeof language === 'string' && isLanguage(language) && { in: language }),
  }
}

export function formPreviewHref(bpid: string, search: FormPreviewSearch = {}): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/forms/${encodeURIComponent(bpid)}${query && `?${query}`}`
}

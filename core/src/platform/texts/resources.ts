import type { TextOverride } from '../city/index.ts'
import type { Language } from '../kernel/language.ts'
import type { Forms } from './defaults/group.ts'
import { allDefaultTexts } from './defaults/index.ts'
import type { Resources } from './text-engine.ts'

function put(group: Record<string, string>, key: string, forms: Forms): void {
  if (typeof forms === 'string') {
    group[key] = forms
    return
  }
  // CLDR: English has one and other; Spanish adds many (from a million), which reads as other.
  group[`${key}_one`] = forms[0]
  group[`${key}_other`] = forms[1]
  group[`${key}_many`] = forms[1]
}

/** The defaults, with staff's changes. */
export function resourcesOf(language: Language, overrides: readonly TextOverride[]): Resources {
  const resources: Resources = {}
  for (const [name, texts] of Object.entries(allDefaultTexts)) {
    const group = (resources[name] ??= {})
    for (const [key, text] of Object.entries(texts)) put(group, key, text[language])
  }
  for (const changed of overrides) {
    const { key, singular, plural } = changed
    const texts = Object.hasOwn(allDefaultTexts, changed.group) && allDefaultTexts[changed.group]
    const group = resources[changed.group]
    // A text that this release does not have is read by no one.
    if (changed.language !== language || !texts || !group || !Object.hasOwn(texts, key)) continue
    // A text with both forms keeps both, even if staff wrote one; another one has no plural.
    const isCounted = typeof texts[key]?.[language] !== 'string'
    put(group, key, isCounted ? [singular, plural || singular] : singular)
  }
  return resources
}

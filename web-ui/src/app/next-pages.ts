/** Addresses as URL patterns of their path. */
export interface Ahead {
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/**
 * Speculation Rules: the browser loads and renders a public page while the pointer rests on its link,
 * or as it is pressed. Browsers that save data or battery do not. A link that sets the language acts.
 */
export function nextPages({ yes, no }: Ahead, nonce: string): string {
  const where = {
    and: [
      { href_matches: yes },
      { not: { href_matches: [...no, '/*\\?*lng=*'] } },
      { not: { selector_matches: '[download],[target=_blank]' } },
    ],
  }
  const rules = { prerender: [{ where, eagerness: 'moderate' }] }
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`
}

/** Written differently, read the same. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

const inlineTags = new Set(['a', 'abbr', 'strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'])
const single = new Set(['br', 'img', 'hr'])
const wrappers = new Set(['p', 'thead', 'tbody'])

/** Added on saving, or what is assumed without them. */
const implied = new Set(['rel=noopener', 'loading=lazy', 'scope=row', 'scope=col', 'start=1'])
const alsoImplied = new Set(['colspan=1', 'rowspan=1'])

function attributes(written: string): string {
  const pairs = [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => `${name}=${value}`,
  )
  return pairs
    .filter((pair) => !implied.has(pair) && !alsoImplied.has(pair))
    .toSorted()
    .join(' ')
}

/**
 * What sanitized HTML says, however it is written: its words with their marks, and its structure.
 * The editor shows a text only if it keeps this.
 */
export function meaningOf(html: string): string {
  const tokens: string[] = []
  const open: { readonly tag: string; readonly all: string }[] = []
  let isBreak = false
  let marksBefore: string | null = null
  const add = (token: string) => {
    tokens.push(token)
    isBreak = false
    marksBefore = null
  }
  for (const [, slash, name = '', rest = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+|<)/g,
  )) {
    if (text !== undefined) {
      // Spaces collapse in HTML.
      const words = text.replaceAll(/\s+/g, '')
      if (words === '') continue
      const marks = open
        .map(({ all }) => all)
        .toSorted()
        .join(',')
      const last = tokens.at(-1)
      if (last?.startsWith('"') && isBreak) add('¶')
      if (marksBefore === marks) tokens[tokens.length - 1] += words
      else add(`"${marks}"${words}`)
      marksBefore = marks
      continue
    }
    const tag = sameAs[name] ?? name
    const attrs = attributes(rest)
    const all = attrs ? `${tag} ${attrs}` : tag
    if (inlineTags.has(tag)) {
      const start = open.findLastIndex((one) => one.tag === tag)
      if (!slash) open.push({ tag, all })
      else if (start !== -1) open.splice(start, 1)
    } else if (single.has(tag)) add(`<${all}>`)
    else if (wrappers.has(tag) && attrs === '') {
      isBreak = true
      marksBefore = null
    } else add(`<${slash}${slash ? tag : all}>`)
  }
  return tokens.join('')
}

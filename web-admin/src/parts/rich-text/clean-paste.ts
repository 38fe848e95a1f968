import { linkAddress, ownPicture } from '@portal/core/rich-text/rules'

/**
 * A tag with its attributes, a comment or Word's marked section, or text. Attribute values in
 * quotes may contain `>`.
 */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][\w:.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi

/** Removed with what is in them. */
const silent = new Set(
  `script style head title template noscript iframe object svg math textarea select xml`.split(' '),
)
const kept = new Set(
  `h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd img a abbr b strong i em u s small sub
  sup code table caption thead tbody tr th td`.split(/\s+/),
)
/** Start a new paragraph where they are gone. */
const divisions = new Set(['div', 'section', 'article', 'header', 'footer', 'main', 'figure'])
const keptAttributes = new Set(
  `href src alt width height colspan rowspan start scope title hreflang`.split(' '),
)
const blockTags = new Set(`h1 h2 h3 h4 h5 h6 p table ul ol blockquote pre dl hr`.split(' '))

interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const attributesIn = (written: string): ReadonlyMap<string, string> =>
  new Map(
    [...written.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  )

// The page refuses markup that looks like a script, in words too.
const unlikeScript = (text: string): string =>
  text.replaceAll(/javascript:/gi, (word) => `${word.slice(0, -1)}&#58;`)

const safeText = (text: string): string =>
  unlikeScript(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))

const safeValue = (value: string): string =>
  safeText(value).replaceAll('"', '&quot;').replaceAll('=', '&#61;')

/** Word writes a list as paragraphs: the level in a style, the sign in a span that it ignores. */
const listLevel = (style: string): number | null => {
  const [, level] = /mso-list:\s*\w+\s+level(\d)/i.exec(style) ?? []
  return level === undefined ? null : Number(level)
}
const isListSign = (style: string): boolean => /mso-list:\s*ignore/i.test(style)
const isNumber = (sign: string): boolean => /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign)

/** Google's documents write marks as styles of spans, and wrap all in a `b` that is not bold. */
function marksOf(name: string, style: string): readonly string[] {
  if (name === 'b' && /font-weight:\s*(?:normal|400)/i.test(style)) return []
  if (name !== 'span') return [name]
  return [
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
  ]
}

export interface Cleaned {
  readonly html: string
  /** Pictures of other places, which rich text does not take. */
  readonly picturesLeftOut: number
}

/**
 * What the browser may parse of pasted HTML: the elements that rich text has, without styles,
 * scripts and comments, and Word's lists as lists. The page's Trusted Types policy refuses the rest;
 * the server cleans the text again when it is saved.
 */
export function cleanPaste(pasted: string): Cleaned {
  /** Copied from this editor: languages are the writer's own. */
  const isOwn = pasted.includes('data-pm-slice=')
  let html = ''
  let picturesLeftOut = 0
  /** The element whose content is being removed. */
  let within: string | null = null
  /** How many elements deep in a list's sign, and the sign so far. */
  let signDepth = 0
  let sign = ''
  let item: number | null = null
  const lists: string[] = []
  /** What each open element was written as. */
  const open: { readonly name: string; readonly as: readonly string[] }[] = []

  const closeLists = (level = 0) => {
    while (lists.length > level) html += `</li></${lists.pop() ?? ''}>`
  }
  const startItem = (kind: string) => {
    const level = item ?? 1
    item = null
    closeLists(level)
    if (lists.length === level && lists.at(-1) !== kind) closeLists(level - 1)
    if (lists.length === level) html += '</li><li>'
    while (lists.length < level) {
      lists.push(kind)
      html += `<${kind}><li>`
    }
  }
  const attributesOf = ({ attributes }: Tag): string =>
    [...attributes]
      .map(([name, value]) => {
        const isLanguage = isOwn && (name === 'lang' || name === 'dir' || name === 'data-pm-slice')
        return keptAttributes.has(name) || isLanguage ? ` ${name}="${safeValue(value)}"` : ''
      })
      .join('')

  function start(tag: Tag): void {
    const { name, attributes } = tag
    if (name === 'html' || name === 'body') return
    const style = attributes.get('style') ?? ''
    if (name === 'span' && isListSign(style)) {
      signDepth = 1
      sign = ''
      return
    }
    const level = name === 'p' ? listLevel(style) : null
    if (level !== null) {
      item = level
      open.push({ name, as: [] })
      return
    }
    if (blockTags.has(name) || divisions.has(name)) closeLists()
    if (name === 'br' || name === 'hr') html += `<${name}>`
    else if (name === 'img') {
      if (ownPicture.test(attributes.get('src') ?? '')) html += `<img${attributesOf(tag)}>`
      else picturesLeftOut++
    } else if (divisions.has(name)) {
      html += '<div>'
      open.push({ name, as: ['div'] })
    } else if (name === 'a' && linkAddress(attributes.get('href') ?? '') === null) {
      open.push({ name, as: [] })
    } else {
      const as = marksOf(name, style).filter((one) => kept.has(one))
      html += as.map((one) => `<${one}${one === name ? attributesOf(tag) : ''}>`).join('')
      open.push({ name, as })
    }
  }

  function end({ name }: Tag): void {
    const at = open.findLastIndex((one) => one.name === name)
    if (at === -1) return
    for (const { as } of open.splice(at).toReversed()) {
      html += as
        .toReversed()
        .map((one) => `</${one}>`)
        .join('')
    }
  }

  for (const [, slash, named, rest = '', text] of pasted.matchAll(pieces)) {
    const name = named?.toLowerCase()
    if (within !== null) {
      if (slash && name === within) within = null
    } else if (signDepth > 0) {
      sign += text ?? ''
      if (name === 'span') signDepth += slash ? -1 : 1
      if (signDepth === 0) startItem(isNumber(sign) ? 'ol' : 'ul')
    } else if (text !== undefined) {
      if (item !== null && text.trim() !== '') startItem('ul')
      if (text.trim() !== '' && open.length === 0) closeLists()
      if (item === null && !(lists.length > 0 && text.trim() === '' && open.length === 0))
        html += safeText(text)
    } else if (name !== undefined) {
      const tag: Tag = { name, isEnd: Boolean(slash), attributes: attributesIn(rest) }
      if (silent.has(name) && !slash) within = rest.trimEnd().endsWith('/') ? null : name
      else if (tag.isEnd) end(tag)
      else start(tag)
    }
  }
  while (open.length > 0) end({ name: open.at(-1)?.name ?? '', isEnd: true, attributes: new Map() })
  closeLists()
  return { html, picturesLeftOut }
}

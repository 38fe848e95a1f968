import { XMLParser } from 'fast-xml-parser'
import { FeedRefused } from './feeds.errors.ts'

/** Children are in order; texts are decoded, CDATA is not. */
export interface XmlElement {
  /** Lower case, with its prefix as written. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#cdata',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 60,
})

/** The parser's node: one key for its name, `:@` for its attributes. */
type RawNode = Readonly<Record<string, unknown>>

const predefined: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}

/** XML's five entities and character references, once; without a DTD there are no others. */
const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, ...parts) => {
      // The pattern's three groups, of which one matched; the others are undefined.
      const [decimal, hex, name] = parts as (string | undefined)[]
      if (decimal) return character(Number(decimal))
      if (hex) return character(Number.parseInt(hex, 16))
      return predefined[name?.toLowerCase() ?? ''] ?? whole
    },
  )

function elementOf(node: RawNode): XmlElement | string {
  const { ':@': attributes, ...rest } = node
  const [name = '', content] = Object.entries(rest)[0] ?? []
  if (name === '#text') return decodeEntities(String(content))
  // Every other node holds a list, CDATA one of a single text.
  const nodes = content as RawNode[]
  if (name === '#cdata') return nodes.map((text) => String(text['#text'])).join('')
  return {
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      Object.entries(attributes ?? {}).map(([key, value]) => [
        key.toLowerCase(),
        decodeEntities(String(value)),
      ]),
    ),
    children: nodes.map(elementOf),
  }
}

const quotes = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

/** Without comments and CDATA, where `<!DOCTYPE` is plain text. One pass. */
function withoutQuoted(text: string): string {
  const outside: string[] = []
  let at = 0
  for (;;) {
    const next = text.indexOf('<!', at)
    const quote = next < 0 ? undefined : quotes.find(([opens]) => text.startsWith(opens, next))
    const end = next < 0 ? -1 : quote ? text.indexOf(quote[1], next + quote[0].length) : next + 2
    if (end < 0) return outside.join('') + text.slice(at)
    outside.push(text.slice(at, quote ? next : end))
    at = quote ? end + quote[1].length : end
  }
}

/**
 * Refuses document types, and so all custom entities; never fetches an address in the document.
 * @throws FeedRefused `document-type`, `malformed` or `incomplete`.
 */
export function readXml(text: string): XmlElement {
  const bare = withoutQuoted(text)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(bare)) throw new FeedRefused('document-type')
  let nodes: readonly RawNode[]
  try {
    // With preserveOrder the parser returns a list of nodes; its type does not say so.
    nodes = parser.parse(text) as RawNode[]
  } catch (error) {
    throw new FeedRefused('malformed', '', error)
  }
  const root = nodes.map(elementOf).find((node) => typeof node !== 'string')
  if (!root) throw new FeedRefused('malformed', 'no element')
  // The parser closes open elements; half a feed would look as if items had vanished.
  const isWhole = bare.trimEnd().toLowerCase().endsWith(`</${root.name}>`)
  if (!isWhole) throw new FeedRefused('incomplete')
  return root
}

/** Direct children only. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )

export const innerText = (element: XmlElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : ` ${innerText(child)} `))
    .join('')

/** The first of these children that has text. */
export function childText(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const [found] = childrenOf(element, name)
    const text = found && innerText(found).trim()
    if (text) return text
  }
  return ''
}

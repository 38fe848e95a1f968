/**
 * A text as the database can hold it: without NUL, which ends a text there, and without halves of
 * characters. Everything else that somebody wrote stays, controls and markup among it.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The same texts, each as the database can hold it. */
export const storableTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, storable(text)]))

/** Lists and objects inside each other, at most; what the portal's own apps send has ten. */
const mostLevels = 64

// JSON carries neither but by these escapes.
const escaped = /\\u(?:0000|d[89a-f])/i

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), each]))
}

const quote = 34
const backslash = 92
const openings = new Set([91, 123])
const closings = new Set([93, 125])

/** Whether JSON has more levels than anybody can read back; what is no JSON is not looked at. */
function isTooDeep(text: string): boolean {
  let level = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) {
      // To the end of the text, over what is escaped in it.
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1)
        if (text.charCodeAt(at) === backslash) at += 1
    } else if (openings.has(sign)) {
      level += 1
      if (level > mostLevels) return true
    } else if (closings.has(sign)) level -= 1
  }
  return false
}

/**
 * Reads JSON that somebody sent, every text in it as the database can hold it.
 * @throws SyntaxError for what is no JSON, or goes deeper than 64 levels: writing, storing and checking it would
 *   each need a stack of that depth.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('JSON of too many levels')
  return escaped.test(text)
    ? JSON.parse(text, (_key, value: unknown) => storableValue(value))
    : JSON.parse(text)
}

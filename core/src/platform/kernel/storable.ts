/** Without NUL and unpaired surrogates; keeps control characters and markup. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export const storableTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, storable(text)]))

/** Max nesting depth; the portal's own apps send ten. */
const maxLevels = 64

// JSON has neither except as these escapes.
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

/** Too deep to parse safely; does not check that it is JSON. */
function isTooDeep(text: string): boolean {
  let level = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) {
      // Skips a string with its escapes.
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1)
        if (text.charCodeAt(at) === backslash) at += 1
    } else if (openings.has(sign)) {
      level += 1
      if (level > maxLevels) return true
    } else if (closings.has(sign)) level -= 1
  }
  return false
}

/**
 * Makes texts storable.
 * @throws SyntaxError for invalid JSON, or more than 64 levels, which would overflow the stack.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('JSON of too many levels')
  return escaped.test(text)
    ? JSON.parse(text, (_key, value: unknown) => storableValue(value))
    : JSON.parse(text)
}

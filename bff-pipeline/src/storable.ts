/**
 * A text as the database can hold it: without NUL, which ends a text there, and without halves of
 * characters. Everything else that somebody wrote stays, controls and markup among it.
 */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The same texts, each as the database can hold it. */
export const storableTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, storable(text)]))

// JSON carries neither but by these escapes.
const escaped = /\\u(?:0000|d[89a-f])/i

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), each]))
}

/**
 * Reads JSON that somebody sent, every text in it as the database can hold it.
 * @throws SyntaxError for what is no JSON.
 */
export const parseJson = (text: string): unknown =>
  escaped.test(text)
    ? JSON.parse(text, (_key, value: unknown) => storableValue(value))
    : JSON.parse(text)

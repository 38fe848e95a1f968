// Values that are not known where a text is read: a statement of the database or a script in the browser fills them in.

/** What stands in the text until then. */
export const lateMark = (name: string): string => `{{${name}}}`

/** Values for a text, each a mark of its own. */
export const lateValues = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, lateMark(name)]))

/** Fills in all marks at once, so that a value that looks like a mark stays what it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)

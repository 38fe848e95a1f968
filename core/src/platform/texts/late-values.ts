// Values unknown when a text is read: SQL or a script in the browser fills them in.

export const lateMark = (name: string): string => `{{${name}}}`

/** A placeholder for each value. */
export const lateValues = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, lateMark(name)]))

/** In one pass, so that a value that looks like a placeholder stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)

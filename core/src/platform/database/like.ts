/** A text as it stands in a `like` pattern, its wildcards taken literally. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

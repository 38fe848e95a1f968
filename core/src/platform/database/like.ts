/** A text for a `like` pattern, with its wildcards escaped. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** As it is stored: trimmed, and null if nothing is left. */
export const textOrNull = (text: string | null): string | null => text?.trim() || null

// Pure names that the contract and the screens share.

/** Files that translators' tools read, and how their names end. */
export const textFormats = { xliff12: 'xlf', xliff21: 'xlf', po: 'po', json: 'json' } as const

export type TextFormat = keyof typeof textFormats

/** How a line of a file differs from the text as it is now. */
export const lineStates = ['change', 'unbased', 'conflict', 'wrong', 'gone'] as const

export type LineState = (typeof lineStates)[number]

/** Characters of a file. */
export const maxFile = 3_000_000

/** What became of a row just now. */
const deeds = ['add', 'update', 'delete'] as const

/** What is open on a list's screen, as its address says; so that dialogs work without a script too. */
export interface DialogSearch {
  readonly add?: true | undefined
  /** The row that is being changed, or about to be deleted. */
  readonly edit?: string | undefined
  readonly remove?: string | undefined
  readonly done?: (typeof deeds)[number] | undefined
}

/** Reads an address; nonsense opens nothing. */
export function dialogSearchOf(search: Readonly<Record<string, unknown>>): DialogSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    add: search['add'] === '1' ? true : undefined,
    edit: text('edit'),
    remove: text('remove'),
    done: deeds.find((deed) => deed === search['done']),
  }
}

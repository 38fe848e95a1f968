const changes = ['add', 'update', 'delete'] as const

/** Open dialogs, kept in the URL so that they work without JavaScript. */
export interface DialogSearch {
  readonly add?: true | undefined
  readonly edit?: string | undefined
  readonly remove?: string | undefined
  readonly done?: (typeof changes)[number] | undefined
}

export function dialogSearchOf(search: Readonly<Record<string, unknown>>): DialogSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    add: search['add'] === '1' ? true : undefined,
    edit: text('edit'),
    remove: text('remove'),
    done: changes.find((change) => change === search['done']),
  }
}

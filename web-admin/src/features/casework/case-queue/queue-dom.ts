// The list's state is the page's own: a checkbox is the selection.

export const boxesIn = (list: ParentNode | null): readonly HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('[data-row] input[type=checkbox]') ?? []),
]

/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Groups what would overlap: what is within `room` pixels of a group's first member. */
export function clustersOf<Item>(
  items: readonly Item[],
  { room, at }: { readonly room: number; readonly at: (item: Item) => Spot },
): readonly (readonly Item[])[] {
  const groups: { first: Spot; members: Item[] }[] = []
  // By cell, so that each item is compared only with the groups around it.
  const cells = new Map<string, typeof groups>()
  for (const item of items) {
    const spot = at(item)
    const [column, row] = [Math.floor(spot.x / room), Math.floor(spot.y / room)]
    const near = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${column + right}/${row + down}`) ?? []),
    )
    const group = near.find(({ first }) => Math.hypot(first.x - spot.x, first.y - spot.y) < room)
    if (group) group.members.push(item)
    else {
      const made = { first: spot, members: [item] }
      groups.push(made)
      const cell = `${column}/${row}`
      cells.set(cell, [...(cells.get(cell) ?? []), made])
    }
  }
  return groups.map(({ members }) => members)
}

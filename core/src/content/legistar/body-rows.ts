import { escaped } from '../../platform/kernel/escaped.ts'
import type { CityBoard, RawRow, ReadState } from './city-state.ts'
import { isOf, keyIn, textOf } from './raw-values.ts'

/** A body of Legistar and the board that it is here. */
export interface BoardOf {
  readonly alias: string
  /** Null for one that the city does not have yet. */
  readonly board: CityBoard | null
  readonly row: RawRow
}

/** “Art & Culture Commission” is `art-and-culture-commission`. */
const aliasOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 90)
    .replaceAll(/^-+|-+$/g, '')

/**
 * Active bodies by their ids. A board that staff or another system brought is the body with its name or address; from then on
 * a board is known by the body's id, so that a body can change its name.
 */
export function boardsOf(
  { rows, boards }: ReadState,
  source: string,
): ReadonlyMap<number, BoardOf> {
  const bodies = (rows.bodies ?? []).filter(
    (row) => row['BodyActiveFlag'] !== 0 && textOf(row, 'BodyName', 120) !== '',
  )
  const found = new Map<number, BoardOf>()
  const known = (row: RawRow) =>
    boards.find(({ sourceKey }) => sourceKey === keyIn(source, row.id)) ?? null
  for (const row of bodies) {
    const board = known(row)
    if (board) found.set(row.id, { alias: board.alias, board, row })
  }
  const taken = new Set([...found.values()].map(({ alias }) => alias))
  for (const row of bodies.filter(({ id }) => !found.has(id))) {
    const name = textOf(row, 'BodyName', 120)
    const alias = aliasOf(name) || `body-${row.id}`
    const board = boards.find(
      (one) =>
        !isOf(source, one.sourceKey) &&
        !taken.has(one.alias) &&
        (one.alias === alias || one.name.toLowerCase() === name.toLowerCase()),
    )
    const isFree = !taken.has(alias) && boards.every((one) => one.alias !== alias)
    const own = board?.alias ?? (isFree ? alias : `${alias}-${row.id}`)
    taken.add(own)
    found.set(row.id, { alias: own, board: board ?? null, row })
  }
  return found
}

/**
 * Boards for content-import. Only a new one gets the other texts: Legistar keeps few of them, and staff
 * write them here.
 */
export const boardRows = (found: ReadonlyMap<number, BoardOf>) =>
  [...found.values()].map(({ alias, board, row }) => {
    const name = textOf(row, 'BodyName', 120)
    const email = textOf(row, 'BodyContactEmail', 254)
    return {
      alias,
      name,
      // Needed in a file; left out below of one that is here.
      overview: `<p>${escaped(textOf(row, 'BodyDescription', 10_000) || name)}</p>`,
      ...(board === null && {
        staffLiaisonName: textOf(row, 'BodyContactFullName', 200),
        staffLiaisonPhone: textOf(row, 'BodyContactPhone', 40),
        staffLiaisonEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : '',
      }),
    }
  })

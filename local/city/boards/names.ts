import { pick, randomFrom } from '../demo.ts'

/** Each board starts at another last name, so none repeats. */
export function memberName(board: number, seat: number): string {
  const random = randomFrom(1_000 + board * 50 + seat)
  return `${pick(random, FIRST_NAMES)} ${LAST_NAMES[(board * 7 + seat) % LAST_NAMES.length]}`
}

const FIRST_NAMES = [
  'Amara',
  'Beatriz',
  'Calvin',
  'Dolores',
  'Elias',
  'Fatima',
  'Gustavo',
  'Hannah',
  'Ines',
  'Jerome',
  'Kavya',
  'Lamar',
  'Marisol',
  'Noah',
  'Olivia',
  'Pham',
  'Rosa',
  'Samuel',
  'Teresa',
  'Walter',
] as const

// Marked as invented.
const LAST_NAMES = [
  'Abbott-Sample',
  'Benitez-Sample',
  'Carver-Sample',
  'Dominguez-Sample',
  'Eriksen-Sample',
  'Flores-Sample',
  'Grant-Sample',
  'Huang-Sample',
  'Ibarra-Sample',
  'Jensen-Sample',
  'Kowalski-Sample',
  'Lozano-Sample',
  'Mbeki-Sample',
  'Novak-Sample',
  'Ortega-Sample',
  'Patel-Sample',
  'Quigley-Sample',
  'Rivera-Sample',
  'Schmidt-Sample',
  'Torres-Sample',
  'Ueda-Sample',
  'Vasquez-Sample',
  'Whitfield-Sample',
] as const

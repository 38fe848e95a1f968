import type { TextKey } from '../texts/defaults/index.ts'
import type { Screen } from './screens.ts'

/** Not built yet: by the title of the page shown instead, which asks people to call or write. */
export const unbuiltScreens: Readonly<Partial<Record<Screen, TextKey>>> = {
  '/boards-and-commissions': 'Unbuilt.Boards',
  '/boards-and-commissions/{id}': 'Unbuilt.Boards',
}

import { type ReactNode, useState } from 'react'
import { useAlive } from '../../../parts/use-alive.ts'
import type * as PermitMaps from './permit-map.tsx'

type Maps = typeof PermitMaps

/** The maps' code comes after the page, whose words say the same. */
export function LateMap({ children }: { children: (maps: Maps) => ReactNode }) {
  const [maps, setMaps] = useState<Maps>()
  const isAlive = useAlive(() => {
    // Without it the page is whole; a reload tries again.
    import('./permit-map.tsx').then(setMaps, () => undefined)
  })
  return isAlive && maps ? children(maps) : null
}

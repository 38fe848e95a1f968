import { type ComponentType, lazy, Suspense, useState } from 'react'
// The page carries its look, so that it stands before its first script.
import './permits-around.module.css'
import type { PermitSearch } from './permit-search.ts'

interface Loaded {
  readonly default: ComponentType<{ search: PermitSearch }>
}
let loaded: Loaded | undefined

/** The page's loader waits for it, so that the server writes the list into the page. */
export async function loadPermitsAround(): Promise<Loaded> {
  const { PermitsAround } = await import('./permits-around.tsx')
  loaded ??= { default: PermitsAround }
  return loaded
}

const Late = lazy(loadPermitsAround)

/** Code of the map, which the other searches do not fetch. */
export function LateAround({ search }: { search: PermitSearch }) {
  // `renderToString` waits for nothing, so what is loaded has to be there at once.
  const [Around] = useState(() => loaded?.default ?? Late)
  return (
    <Suspense>
      <Around search={search} />
    </Suspense>
  )
}

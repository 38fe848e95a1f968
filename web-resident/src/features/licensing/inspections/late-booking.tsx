import { type ComponentType, lazy, Suspense, useState } from 'react'
// The page carries its look, so that it stands before its first script.
import './inspections.module.css'
import type { PermitPath } from './queries.ts'

interface Loaded {
  readonly default: ComponentType<{ path: PermitPath }>
}
let loaded: Loaded | undefined

/** The page's loader waits for it, so that the server writes the panel into the page. */
export async function loadBookingPanel(): Promise<Loaded> {
  const { BookingPanel } = await import('./booking-panel.tsx')
  loaded ??= { default: BookingPanel }
  return loaded
}

const Late = lazy(loadBookingPanel)

/** Code for those who act for the permit, which other readers do not fetch. */
export function LateBooking({ path }: { path: PermitPath }) {
  // `renderToString` waits for nothing, so what is loaded has to be there at once. Kept, since another
  // component in its place would lose what was chosen.
  const [Panel] = useState(() => loaded?.default ?? Late)
  return (
    <Suspense>
      <Panel path={path} />
    </Suspense>
  )
}

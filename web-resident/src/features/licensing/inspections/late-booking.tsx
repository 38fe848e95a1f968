import { type ComponentType, lazy, Suspense } from 'react'
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

/** `renderToString` waits for nothing: what is loaded has to be there at once, which no promise is. */
const atOnce = (panel: Loaded): Promise<Loaded> =>
  // React calls it for its effect alone.
  Object.assign(Promise.resolve(panel), { then: (give: (value: Loaded) => void) => give(panel) })

const Panel = lazy(() => (loaded ? atOnce(loaded) : loadBookingPanel()))

/** Code for those who act for the permit, which other readers do not fetch. */
export function LateBooking({ path }: { path: PermitPath }) {
  return (
    <Suspense>
      <Panel path={path} />
    </Suspense>
  )
}

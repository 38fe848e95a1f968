import { useRef, useState } from 'react'
import { isAddressTyped, isInBox, type LatLng } from '@portal/core/parcels/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { getAddressAt, searchAddresses } from '@portal/openapi/resident-client/parcels'
import type { ComboboxOption } from '@portal/web-ui/combobox'
import { useApp } from '@portal/web-ui/use-app'

/** Where a report is about, as far as it is known. */
export interface Place {
  readonly address: string
  /** Null where only the address tells it, if anything. */
  readonly position: LatLng | null
}

/** What is said of the place, if anything. */
type Said = { readonly code: TextKey; readonly isError: boolean } | null

interface Known extends LatLng {
  readonly address: string
}

const unplaced: Place = { address: '', position: null }

/**
 * Keeps address and pin in step: whatever tells one finds the other. The latest word counts; an answer
 * that comes after it is dropped.
 */
export function usePlace(first: Place) {
  const { call, page, completeTexts } = useApp()
  const [place, setPlace] = useState(first)
  const [said, setSaid] = useState<Said>(null)
  const latest = useRef(0)
  const offered = useRef(new Map<string, Known>())

  function put(next: Place | ((before: Place) => Place), about: Said = null): void {
    latest.current += 1
    setPlace(next)
    setSaid(about)
  }
  const take = ({ address, latitude, longitude }: Known) =>
    put({ address, position: { latitude, longitude } })

  async function find(text: string, signal?: AbortSignal): Promise<readonly ComboboxOption[]> {
    const query = { query: { text } }
    const answer = call(searchAddresses, { ...query, ...(signal && { signal }) })
    const found = await answer
    for (const one of found) offered.current.set(one.id, one)
    return found.map(({ id, address }) => ({ value: id, label: address }))
  }

  function choose({ value }: ComboboxOption): void {
    const known = offered.current.get(value)
    if (known) take(known)
  }

  /** Whoever types a whole address need not choose it from the list. */
  async function settle(): Promise<void> {
    const { address, position } = place
    if (position !== null || address.trim() === '') return
    const asked = latest.current
    // Where looking up fails the server finds the place when the report is sent.
    const options = await find(address).catch(() => [])
    const meant = options.find(({ label }) => isAddressTyped(address, label))
    if (meant && asked === latest.current) choose(meant)
  }

  /** Takes an address that is known, and finds its place. */
  async function fill(address: string): Promise<void> {
    put({ address, position: null })
    const asked = latest.current
    const options = await find(address).catch(() => [])
    const meant = options.find(({ label }) => isAddressTyped(address, label))
    if (meant && asked === latest.current) choose(meant)
  }

  /** Puts the pin, and names the address that is nearest. */
  async function point(position: LatLng): Promise<void> {
    await completeTexts().catch(() => undefined)
    if (!isInBox(position, page.settings.map.box))
      return put(unplaced, { code: 'Map.OutsideCity', isError: true })
    put((before) => ({ ...before, position }))
    const asked = latest.current
    const { address } = await call(getAddressAt, { query: position }).catch(() => ({
      address: undefined,
    }))
    if (asked !== latest.current) return
    // Where the address cannot be asked, the pin says enough for the form to be sent with it.
    if (address) return put({ address: address.address, position })
    if (address === null) put(unplaced, { code: 'ReportPlace.NoAddressNear', isError: true })
  }

  function locate(): void {
    void completeTexts().then(() => {
      setSaid({ code: 'ReportPlace.Locating', isError: false })
      const failed = () => setSaid({ code: 'ReportPlace.LocationFailed', isError: true })
      if (!('geolocation' in navigator)) return failed()
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => void point({ latitude, longitude }),
        failed,
        { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
      )
    })
  }

  return {
    ...place,
    said,
    find,
    choose,
    settle: () => void settle(),
    point: (position: LatLng) => void point(position),
    fill: (address: string) => void fill(address),
    locate,
    type: (address: string) => put({ address, position: null }),
  }
}

export type PlaceUse = ReturnType<typeof usePlace>

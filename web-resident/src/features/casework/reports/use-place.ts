import { useRef, useState } from 'react'
import { isAddressTyped, isInBox, type LatLng } from '@portal/core/parcels/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { getAddressAt, searchAddresses } from '@portal/openapi/resident-client/parcels'
import type { ComboboxOption } from '@portal/web-ui/combobox'
import { useApp } from '@portal/web-ui/use-app'

export interface Place {
  readonly address: string
  /** Null without a pin. */
  readonly position: LatLng | null
}

type Message = { readonly code: TextKey; readonly isError: boolean } | null

interface Known extends LatLng {
  readonly address: string
}

const unplaced: Place = { address: '', position: null }

/** Keeps address and pin in sync. The latest change wins; late replies are dropped. */
export function usePlace(first: Place) {
  const { call, page, completeTexts } = useApp()
  const [place, setPlace] = useState(first)
  const [said, setSaid] = useState<Message>(null)
  const latest = useRef(0)
  const offered = useRef(new Map<string, Known>())

  function put(next: Place | ((before: Place) => Place), about: Message = null): void {
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

  /** A completely typed address need not be chosen from the list. */
  async function settle(): Promise<void> {
    const { address, position } = place
    if (position !== null || address.trim() === '') return
    const asked = latest.current
    // If the look-up fails, the server finds the place when the report is sent.
    const options = await find(address).catch(() => [])
    const match = options.find(({ label }) => isAddressTyped(address, label))
    if (match && asked === latest.current) choose(match)
  }

  /** Sets a known address, and finds its place. */
  async function fill(address: string): Promise<void> {
    put({ address, position: null })
    const asked = latest.current
    const options = await find(address).catch(() => [])
    const match = options.find(({ label }) => isAddressTyped(address, label))
    if (match && asked === latest.current) choose(match)
  }

  /** Moves the pin, and finds the nearest address. */
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
    // Without an address, the pin is enough.
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

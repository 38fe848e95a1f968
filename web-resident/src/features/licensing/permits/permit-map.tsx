import { useEffect, useMemo, useState } from 'react'
import { mapView } from '@portal/core/parcels/rules'
import { permitNumberText } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { MapFrame, type MapHandle } from '@portal/web-ui/map-frame'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useCityLayer } from '../../casework/reports/use-city-layer.ts'
import type { FoundPermit, Permit } from './queries.ts'

type Point = readonly [latitude: number, longitude: number]

const pointOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}): Point | null => (latitude === null || longitude === null ? null : [latitude, longitude])

/** Where a permit is; loads when it is asked for, and the address above says the same. */
export function PermitMap({ permit, address }: { permit: Permit; address: string }) {
  const { t } = useTexts()
  const layer = useCityLayer()
  const { settings } = useApp().page
  const point = pointOf(permit)
  if (!point) return null
  return (
    <Card title={t('PermitMap.Title')}>
      <MapFrame
        label={t('PermitMap.Label', { address })}
        note={t('PermitMap.Note', { address })}
        center={point}
        zoom={mapView.zoom}
        minZoom={mapView.minZoom}
        maxZoom={mapView.maxZoom}
        box={settings.map.box}
        onView={layer.again}
        onMap={async (opened) => {
          opened.mark(point)
          await layer.first(opened)
        }}
      />
      <p>
        <a href={aroundHref(permit)}>{t('PermitMap.Around')}</a>
      </p>
    </Card>
  )
}

/** Permits on the same street. */
const aroundHref = ({ street }: Permit): string =>
  `/permit-search?${new URLSearchParams({ by: 'address', streetName: street })}`

/** The found permits that have a place; the table beside it has all of them. */
export function PermitsMap({ permits }: { permits: readonly FoundPermit[] }) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const [map, setMap] = useState<MapHandle | null>(null)
  const layer = useCityLayer()
  const spots = useMemo(
    () =>
      permits.flatMap((permit) => {
        const point = pointOf(permit)
        const address = `${permit.StreetNumber} ${permit.StreetName} ${permit.StreetSuffix}`
        return point
          ? [{ point, name: `${permit.kind}, ${address} (${permitNumberText(permit)})` }]
          : []
      }),
    [permits],
  )
  useEffect(() => map?.spots(spots), [map, spots])
  const [first] = spots
  if (!first) return null
  return (
    <MapFrame
      label={t('PermitMap.FoundLabel')}
      note={t('PermitMap.FoundNote')}
      center={first.point}
      zoom={mapView.reportZoom - 1}
      minZoom={mapView.minZoom}
      maxZoom={mapView.maxZoom}
      box={settings.map.box}
      onView={layer.again}
      onMap={async (opened) => {
        setMap(opened)
        await layer.first(opened)
      }}
    />
  )
}

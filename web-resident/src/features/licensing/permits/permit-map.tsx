import { useEffect, useMemo, useState } from 'react'
import { type Box, mapView } from '@portal/core/parcels/rules'
import { permitHref, permitNumberText } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { MapFrame, type MapHandle } from '@portal/web-ui/map-frame'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useCityLayer } from '../../casework/reports/use-city-layer.ts'
import type { FoundPermit, Permit, PermitsInView } from './queries.ts'

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

interface ViewMapProps {
  start: Box
  permits: PermitsInView['permits']
  onView: (view: Box) => void
}

/** The permits where one looks; the list beside it has all of them. */
export function ViewMap({ start, permits, onView }: ViewMapProps) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const [map, setMap] = useState<MapHandle | null>(null)
  const layer = useCityLayer()
  const spots = useMemo(
    () =>
      permits.map((permit) => ({
        point: [permit.latitude, permit.longitude] as const,
        name: `${permit.kind}, ${permit.address} (${permitNumberText(permit)})`,
        href: permitHref(permit),
      })),
    [permits],
  )
  useEffect(() => map?.spots(spots), [map, spots])
  const [south, west, north, east] = [start.south, start.west, start.north, start.east]
  return (
    <MapFrame
      label={t('PermitMap.ViewLabel')}
      note={t('PermitMap.ViewNote')}
      start="seen"
      center={[(south + north) / 2, (west + east) / 2]}
      zoom={zoomOf(start)}
      minZoom={mapView.minZoom}
      maxZoom={mapView.maxZoom}
      box={settings.map.box}
      onView={(view) => {
        layer.again(view)
        onView(view)
      }}
      onMap={async (opened) => {
        setMap(opened)
        onView(opened.view())
        await layer.first(opened)
      }}
    />
  )
}

/** On a map of about 600 points, of which a tile has 256 for the world's 360 degrees at zoom 0. */
const zoomOf = ({ west, east }: Box): number =>
  Math.min(
    Math.max(Math.round(Math.log2(((360 / (east - west)) * 600) / 256)), mapView.minZoom),
    mapView.maxZoom,
  )

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

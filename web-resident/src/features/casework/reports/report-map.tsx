import { useEffect, useState } from 'react'
import { type LatLng, mapView } from '@portal/core/parcels/rules'
import { Button } from '@portal/web-ui/button'
import { FieldSet } from '@portal/web-ui/field-set'
import { Row, Stack } from '@portal/web-ui/layout'
import { MapFrame, type MapHandle } from '@portal/web-ui/map-frame'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './report-map.module.css'
import { useCityLayer } from './use-city-layer.ts'
import { useIsFar } from './use-is-far.ts'
import type { PlaceUse } from './use-place.ts'

interface ReportMapProps {
  place: PlaceUse
  spots: readonly { readonly place: LatLng; readonly name: string }[]
}

const pointOf = ({ latitude, longitude }: LatLng) => [latitude, longitude] as const

/** The pin sets the address, by pointer or buttons. */
export function ReportMap({ place, spots }: ReportMapProps) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const [map, setMap] = useState<MapHandle | null>(null)
  const draw = useCityLayer()
  const [isFar, zoomed] = useIsFar(mapView.reportZoom)
  const { position, point } = place
  useEffect(() => {
    if (position) map?.mark(pointOf(position))
    else map?.unmark()
  }, [map, position])
  useEffect(() => {
    map?.spots(spots.map((spot) => ({ point: pointOf(spot.place), name: spot.name })))
  }, [map, spots])

  return (
    <Stack gap="tight">
      <MapFrame
        label={t('ReportPlace.Map')}
        start="wide"
        center={position ? pointOf(position) : settings.map.center}
        zoom={mapView.reportZoom}
        minZoom={mapView.minZoom}
        maxZoom={mapView.maxZoom}
        box={settings.map.box}
        onPick={([latitude, longitude]) => point({ latitude, longitude })}
        onView={(view) => {
          zoomed(view.zoom)
          draw.again(view)
        }}
        onMap={async (opened) => {
          setMap(opened)
          await draw.first(opened)
        }}
      />
      <Status>
        {map && (
          <p className={styles.note}>{t(isFar ? 'ReportPlace.ZoomIn' : 'ReportPlace.MapHint')}</p>
        )}
      </Status>
      {map && <PinButtons map={map} position={position} onMove={point} />}
    </Stack>
  )
}

const stepMeters = 5
const metersPerDegree = 111_195

const ways = [
  { key: 'North', north: 1, east: 0 },
  { key: 'South', north: -1, east: 0 },
  { key: 'West', north: 0, east: -1 },
  { key: 'East', north: 0, east: 1 },
] as const

interface PinButtonsProps {
  map: MapHandle
  position: LatLng | null
  onMove: (to: LatLng) => void
}

/** Moves the pin without a pointer. */
function PinButtons({ map, position, onMove }: PinButtonsProps) {
  const { t } = useTexts()
  const step = stepMeters / metersPerDegree
  return (
    <div className={styles.pin}>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          const [latitude, longitude] = map.middle()
          onMove({ latitude, longitude })
        }}
      >
        {t('ReportPlace.PutInMiddle')}
      </Button>
      {position && (
        <FieldSet legend={<span className={styles.note}>{t('ReportPlace.Move')}</span>}>
          <Row gap="tight">
            {ways.map(({ key, north, east }) => (
              <Button
                key={key}
                look="quiet"
                size="small"
                onClick={() =>
                  onMove({
                    latitude: position.latitude + north * step,
                    longitude:
                      position.longitude +
                      (east * step) / Math.cos((position.latitude * Math.PI) / 180),
                  })
                }
              >
                {t(`ReportPlace.${key}`)}
              </Button>
            ))}
          </Row>
        </FieldSet>
      )}
    </div>
  )
}

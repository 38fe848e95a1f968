import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { scaleOf, mapView } from '@portal/core/parcels/rules'
import type { MapHandle, MapView } from '@portal/web-ui/map-frame'
import { layerBox, mapLayerQuery } from './queries.ts'

/** The city's streets and parcels on a map. */
export function useCityLayer() {
  const queryClient = useQueryClient()
  const opened = useRef<MapHandle>(undefined)

  async function draw(view: MapView): Promise<void> {
    const { features } = await queryClient.query(mapLayerQuery(layerBox(view)))
    const isClose = scaleOf(view.zoom, view.north) <= mapView.layerScale
    opened.current?.drawCity(
      features.filter(({ properties }) => isClose || properties.kind === 'street'),
    )
  }
  return {
    first(map: MapHandle): Promise<void> {
      opened.current = map
      return draw(map.view())
    },
    // The old layer stays; the next move retries.
    again: (view: MapView) => void draw(view).catch(() => undefined),
  }
}

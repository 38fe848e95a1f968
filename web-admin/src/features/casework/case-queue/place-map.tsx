import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getMapLayer } from '@portal/openapi/admin-client/parcels'
import { orNull } from '@portal/web-ui/api'
import type { MapHandle, MapView, openMap as openMapType } from '@portal/web-ui/map-leaflet'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './request.module.css'

interface PlaceMapProps {
  latitude: number
  longitude: number
}

/** One place; its address stands in words above it. Loads when scrolled near. */
export function PlaceMap({ latitude, longitude }: PlaceMapProps) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const canvas = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const words = { zoomIn: t('Map.ZoomIn'), zoomOut: t('Map.ZoomOut') }
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  const draw = useEffectEvent(async (map: MapHandle, { zoom: _zoom, ...box }: MapView) => {
    const layer = await orNull(call(getMapLayer, { query: box }))
    if (layer) map.drawCity(layer.features)
  })
  const open = useEffectEvent((element: HTMLElement, openMap: typeof openMapType) => {
    const map: MapHandle = openMap(element, {
      center: [latitude, longitude],
      zoom: 17,
      box: page.settings.map.box,
      words,
      onView: (view) => void draw(map, view),
    })
    void draw(map, map.view())
    map.mark([latitude, longitude])
    return map
  })
  useEffect(() => {
    if (!isNear) return undefined
    let map: MapHandle | undefined
    let isGone = false
    import('@portal/web-ui/map-leaflet')
      .then(({ openMap }) => {
        if (!isGone && canvas.current) map = open(canvas.current, openMap)
      })
      // The address above it says the same.
      .catch(() => setFailed(true))
    return () => {
      isGone = true
      map?.close()
    }
  }, [isNear])
  if (hasFailed) return null
  return (
    <div ref={canvas} role="application" aria-label={t('Desk.PlaceMap')} className={styles.map} />
  )
}

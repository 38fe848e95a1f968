import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { DeskPoint } from './queries.ts'

interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

interface QueueMapOptions {
  readonly center: readonly [latitude: number, longitude: number]
  readonly box: Box
  readonly words: { readonly zoomIn: string; readonly zoomOut: string }
  /** The visible streets and parcels, as GeoJSON. */
  readonly layer: (box: Box) => Promise<unknown>
}

export type SpokenPoint = DeskPoint & { readonly says: string }

export interface QueueMap {
  readonly show: (points: readonly SpokenPoint[]) => void
  readonly close: () => void
}

const ground = { color: '#8b9aa3', weight: 1, fillColor: '#dfe6ea', fillOpacity: 0.5 }
const street = { color: '#fff', weight: 4, opacity: 1 }
const marks = {
  overdue: { radius: 9, color: '#fff', weight: 2, fillColor: '#a8242c', fillOpacity: 1 },
  other: { radius: 7, color: '#fff', weight: 2, fillColor: '#0a5a73', fillOpacity: 1 },
} as const

/** Links to the request; texts come from people, so they are set as text. */
function flagOf({ id, number, title, says }: SpokenPoint): HTMLElement {
  const flag = document.createElement('div')
  const link = document.createElement('a')
  link.href = `/requests/${id}`
  link.textContent = `${title} ${number}`
  const status = document.createElement('div')
  status.textContent = says
  flag.append(link, status)
  return flag
}

const isCollection = (value: unknown): value is Parameters<typeof L.geoJSON>[0] & object =>
  typeof value === 'object' && value !== null && 'features' in value

const isStreet = (feature?: { properties?: unknown }): boolean =>
  JSON.stringify(feature?.properties ?? {}).includes('"street"')

/** Leaflet loads with this module, so import it dynamically. */
export function openQueueMap(element: HTMLElement, options: QueueMapOptions): QueueMap {
  const { center, box, words, layer } = options
  const map = L.map(element, {
    center: [center[0], center[1]],
    zoom: 13,
    minZoom: 11,
    maxZoom: 19,
    zoomControl: false,
    preferCanvas: true,
    maxBounds: [
      [box.south, box.west],
      [box.north, box.east],
    ],
  })
  // No credit: the map data is the city's own.
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  map.attributionControl.setPrefix(false)
  const base = L.layerGroup().addTo(map)
  const points = L.layerGroup().addTo(map)
  let asked = 0

  async function draw(): Promise<void> {
    asked += 1
    const turn = asked
    const view = map.getBounds().pad(0.1)
    const shapes = await layer({
      south: view.getSouth(),
      west: view.getWest(),
      north: view.getNorth(),
      east: view.getEast(),
    }).catch(() => null)
    // The view has moved, or the layer failed to load: keep the old one.
    if (turn !== asked || !isCollection(shapes)) return
    base.clearLayers()
    L.geoJSON(shapes, {
      interactive: false,
      style: (feature) => (isStreet(feature) ? street : ground),
    }).addTo(base)
    base.eachLayer((one) => one instanceof L.FeatureGroup && one.bringToBack())
  }
  map.on('moveend', () => void draw())
  void draw()

  return {
    show(shown) {
      points.clearLayers()
      // Overdue ones on top.
      const ordered = shown.toSorted((a, b) => Number(a.isOverdue) - Number(b.isOverdue))
      for (const point of ordered)
        L.circleMarker([point.latitude, point.longitude], {
          ...(point.isOverdue ? marks.overdue : marks.other),
        })
          .bindPopup(() => flagOf(point))
          .addTo(points)
      const places = shown.map(({ latitude, longitude }) => L.latLng(latitude, longitude))
      if (places.length > 0)
        map.fitBounds(L.latLngBounds(places), { padding: [24, 24], maxZoom: 16, animate: false })
    },
    close: () => void map.remove(),
  }
}

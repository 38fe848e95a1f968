import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { cityColors, type CityFeature, drawCity } from '@portal/web-ui/map-city'
import { clustersOf } from './map-clusters.ts'
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
  readonly clusterName: (count: number) => string
  /** The visible streets and parcels; null if they did not load. */
  readonly layer: (box: Box) => Promise<readonly CityFeature[] | null>
}

export type SpokenPoint = DeskPoint & { readonly says: string }

export interface QueueMap {
  readonly show: (points: readonly SpokenPoint[]) => void
  readonly close: () => void
}

const marks = {
  light: { edge: '#fff', late: '#a8242c', other: '#0a5a73' },
  dark: { edge: '#12171b', late: '#ffa3a3', other: '#7cc7df' },
} as const

/** Pixels between the middles of two marks. */
const room = 40
/** From here on streets are wide enough for single marks. */
const singleFrom = 18

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

function flagsOf(points: readonly SpokenPoint[]): HTMLElement {
  const flags = document.createElement('div')
  flags.append(...points.map(flagOf))
  return flags
}

const placeOf = ({ latitude, longitude }: DeskPoint) => L.latLng(latitude, longitude)

/** Leaflet loads with this module, so import it dynamically. */
export function openQueueMap(element: HTMLElement, options: QueueMapOptions): QueueMap {
  const { center, box, words, clusterName, layer } = options
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
  map.createPane('requests').style.zIndex = '450'
  const group = L.layerGroup().addTo(map)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let ground: L.LayerGroup | undefined
  let points: readonly SpokenPoint[] = []
  let asked = 0

  const theme = () => (dark.matches ? 'dark' : 'light')

  async function drawGround(): Promise<void> {
    asked += 1
    const turn = asked
    const view = map.getBounds().pad(0.1)
    const features = await layer({
      south: view.getSouth(),
      west: view.getWest(),
      north: view.getNorth(),
      east: view.getEast(),
    }).catch(() => null)
    // The view has moved, the streets failed to load, or the map is closed: keep the old ones.
    if (turn !== asked || !features) return
    const before = ground
    ground = drawCity(map, features, cityColors[theme()])
    before?.remove()
  }

  function addMark(point: SpokenPoint): void {
    const { edge, late, other } = marks[theme()]
    L.circleMarker(placeOf(point), {
      pane: 'requests',
      radius: point.isOverdue ? 9 : 7,
      color: edge,
      weight: 2,
      fillColor: point.isOverdue ? late : other,
      fillOpacity: 1,
    })
      .bindPopup(() => flagOf(point))
      .addTo(group)
  }

  function addCluster(members: readonly SpokenPoint[]): void {
    const bounds = L.latLngBounds(members.map(placeOf))
    const size = members.length > 99 ? 44 : members.length > 9 ? 38 : 32
    const count = document.createElement('span')
    count.textContent = String(members.length)
    const icon = L.divIcon({ className: 'map-cluster', html: count, iconSize: [size, size] })
    const title = clusterName(members.length)
    const marker = L.marker(bounds.getCenter(), { icon, title, alt: title }).addTo(group)
    if (members.some(({ isOverdue }) => isOverdue))
      marker.getElement()?.setAttribute('data-late', '')
    // Requests at one address never part by zooming.
    if (bounds.getNorthEast().equals(bounds.getSouthWest()))
      marker.bindPopup(() => flagsOf(members), { maxHeight: 240 })
    else marker.on('click', () => map.fitBounds(bounds, { padding: [48, 48], maxZoom: 19 }))
  }

  function drawPoints(): void {
    group.clearLayers()
    const at = (point: SpokenPoint) => map.latLngToLayerPoint(placeOf(point))
    // Close up, only those at the same place remain together.
    const clusters = clustersOf(points, { room: map.getZoom() >= singleFrom ? 1 : room, at })
    for (const members of clusters) {
      const [only] = members
      if (members.length === 1 && only) addMark(only)
      else addCluster(members)
    }
  }

  const draw = () => {
    drawPoints()
    void drawGround()
  }
  map.on('moveend', () => void drawGround())
  map.on('zoomend', drawPoints)
  dark.addEventListener('change', draw)
  draw()

  return {
    show(shown) {
      // Overdue ones on top.
      points = shown.toSorted((a, b) => Number(a.isOverdue) - Number(b.isOverdue))
      if (points.length > 0)
        map.fitBounds(L.latLngBounds(points.map(placeOf)), {
          padding: [24, 24],
          maxZoom: 16,
          animate: false,
        })
      drawPoints()
    },
    close() {
      dark.removeEventListener('change', draw)
      asked += 1
      map.remove()
    },
  }
}

import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type CityFeature, drawCity } from './map-city.ts'

/** In degrees, WGS 84. */
export type Point = readonly [latitude: number, longitude: number]

export interface MapOptions {
  center: Point
  zoom?: number
  minZoom?: number
  maxZoom?: number
  words: { zoomIn: string; zoomOut: string }
  box?: { south: number; north: number; west: number; east: number }
  /** URL template and attribution; without it the map shows only its layers. */
  tiles?: { url: string; credit: string }
  /** On a click, and at the end of a marker drag. */
  onPick?: (point: Point) => void
  onZoom?: (zoom: number) => void
  /** After every move or zoom. */
  onView?: (view: MapView) => void
}

export interface MapView {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
  readonly zoom: number
}

/** A point besides the one marker. */
export interface MapSpot {
  readonly point: Point
  /** Shown on hover. */
  readonly name: string
  /** Opened by a click. */
  readonly href?: string
}

/** GeoJSON, as Leaflet takes it. */
export type Shapes = NonNullable<Parameters<typeof L.geoJSON>[0]>

/** A map's interface for screens, independent of the library. */
export interface MapHandle {
  view: () => MapView
  /** Sets or moves the one marker, and centers on it. */
  mark: (point: Point) => void
  unmark: () => void
  lookAt: (point: Point, zoom?: number) => void
  middle: () => Point
  /** Replaces the city's drawn map. */
  drawCity: (features: readonly CityFeature[]) => void
  spots: (spots: readonly MapSpot[]) => void
  /** Draws shapes; `nameOf` is a clicked shape's text. Returns a function that removes them. */
  addShapes: (shapes: Shapes, nameOf?: (properties: unknown) => string) => () => void
  close: () => void
}

const pin = () =>
  L.divIcon({
    className: 'map-pin',
    html: '<svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true"><path fill="#a8242c" stroke="#fff" stroke-width="1.5" d="M12 2a7.5 7.5 0 0 0-7.5 7.500C4.5 15 12 22.5 12 22.500S19.5 15 19.5 9.500A7.5 7.5 0 0 0 12 2"/><circle cx="12" cy="9.5" r="2.8" fill="#fff"/></svg>',
    iconSize: [40, 40],
    iconAnchor: [20, 38],
  })

/** Above the city's map, whichever is drawn later, and below the marker. */
const spotPane = { name: 'spots', level: '450' } as const

const spotLook = {
  pane: spotPane.name,
  radius: 9,
  color: '#fff',
  weight: 2,
  fillColor: '#1f4f9b',
  fillOpacity: 1,
}

/** Leaflet loads with this module, so import it dynamically. */
export function openMap(element: HTMLElement, options: MapOptions): MapHandle {
  const {
    center,
    zoom = 15,
    minZoom = 10,
    maxZoom = 21,
    words,
    box,
    tiles,
    onPick,
    onZoom,
    onView,
  } = options
  const map = L.map(element, {
    center: [center[0], center[1]],
    zoom,
    minZoom,
    maxZoom,
    zoomControl: false,
    // Canvas: a thousand parcels as DOM elements would be slow.
    preferCanvas: true,
    ...(box && {
      maxBounds: [
        [box.south, box.west],
        [box.north, box.east],
      ],
      maxBoundsViscosity: 1,
    }),
  })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  // The license requires credit for the map data, not for the library.
  map.attributionControl.setPrefix(false)
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.credit, maxZoom }).addTo(map)
  map.on('click', ({ latlng }) => onPick?.([latlng.lat, latlng.lng]))
  map.on('zoomend', () => onZoom?.(map.getZoom()))

  const view = (): MapView => {
    const bounds = map.getBounds()
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
      zoom: map.getZoom(),
    }
  }
  map.on('moveend', () => onView?.(view()))

  let marker: L.Marker | undefined
  let city: L.LayerGroup | undefined
  let isClosed = false
  map.createPane(spotPane.name).style.zIndex = spotPane.level
  const shown = L.layerGroup().addTo(map)
  return {
    view,
    unmark() {
      marker?.remove()
      marker = undefined
    },
    middle() {
      const { lat, lng } = map.getCenter()
      return [lat, lng]
    },
    drawCity(features) {
      // They may arrive after the screen was left.
      if (isClosed) return
      const before = city
      city = drawCity(map, features)
      before?.remove()
    },
    spots(spots) {
      shown.clearLayers()
      for (const { point, name, href } of spots) {
        const spot = L.circleMarker([point[0], point[1]], spotLook).addTo(shown)
        const label = document.createElement('span')
        label.textContent = name
        spot.bindTooltip(label)
        if (href !== undefined) spot.on('click', () => location.assign(href))
      }
    },
    mark(point) {
      const at = L.latLng(point[0], point[1])
      if (marker) marker.setLatLng(at)
      else {
        marker = L.marker(at, { icon: pin(), draggable: Boolean(onPick), keyboard: false }).addTo(
          map,
        )
        marker.on('dragend', () => {
          const ended = marker?.getLatLng()
          if (ended) onPick?.([ended.lat, ended.lng])
        })
      }
      map.panTo(at)
    },
    lookAt: (point, to) => void map.setView([point[0], point[1]], to ?? map.getZoom()),
    addShapes(shapes, nameOf) {
      const layer = L.geoJSON(shapes, {
        pane: spotPane.name,
        style: { color: '#0a5a73', weight: 2, fillOpacity: 0.15 },
        onEachFeature: (feature, shape) => {
          if (!nameOf) return
          // As a text node: names come from outside and must not be markup.
          const name = document.createElement('span')
          name.textContent = nameOf(feature.properties)
          shape.bindTooltip(name)
        },
      }).addTo(map)
      return () => void layer.remove()
    },
    close() {
      isClosed = true
      map.remove()
    },
  }
}

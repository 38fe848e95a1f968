import L from 'leaflet'
import 'leaflet/dist/leaflet.css'

/** Latitude and longitude in degrees, WGS 84. */
export type Point = readonly [latitude: number, longitude: number]

export interface MapOptions {
  center: Point
  zoom?: number
  minZoom?: number
  maxZoom?: number
  /** Nothing outside may be looked at. */
  box?: { south: number; north: number; west: number; east: number }
  /** Address template of background tiles with its credit; without it the map shows only its layers. */
  tiles?: { url: string; credit: string }
  /** Called with the place that was pressed, and with the end of a drag of the marker. */
  onPick?: (point: Point) => void
  onZoom?: (zoom: number) => void
}

/** GeoJSON, as Leaflet takes it. */
export type Shapes = NonNullable<Parameters<typeof L.geoJSON>[0]>

/** What screens do with a map, whatever draws it. */
export interface MapHandle {
  /** Puts the one marker, or moves it there and looks at it. */
  mark: (point: Point) => void
  lookAt: (point: Point, zoom?: number) => void
  /** Draws shapes; `nameOf` gives what a pressed shape says. Gives a way to take them off again. */
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

/** Opens a map in an element. Leaflet is loaded with this module, so import it only when a map is wanted. */
export function openMap(element: HTMLElement, options: MapOptions): MapHandle {
  const { center, zoom = 15, minZoom = 10, maxZoom = 21, box, tiles, onPick, onZoom } = options
  const map = L.map(element, {
    center: [center[0], center[1]],
    zoom,
    minZoom,
    maxZoom,
    ...(box && {
      maxBounds: [
        [box.south, box.west],
        [box.north, box.east],
      ],
      maxBoundsViscosity: 1,
    }),
  })
  // The credit that the law asks for is the map data's, not the library's.
  map.attributionControl.setPrefix(false)
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.credit, maxZoom }).addTo(map)
  map.on('click', ({ latlng }) => onPick?.([latlng.lat, latlng.lng]))
  map.on('zoomend', () => onZoom?.(map.getZoom()))

  let marker: L.Marker | undefined
  return {
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
        style: { color: '#0a5a73', weight: 2, fillOpacity: 0.15 },
        onEachFeature: (feature, shape) => {
          if (!nameOf) return
          // As a text node: names come from outside and are no markup.
          const name = document.createElement('span')
          name.textContent = nameOf(feature.properties)
          shape.bindTooltip(name)
        },
      }).addTo(map)
      return () => void layer.remove()
    },
    close: () => void map.remove(),
  }
}

import L from 'leaflet'

export interface CityFeature {
  readonly properties: { readonly kind: 'street' | 'parcel'; readonly name: string }
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] }
    | {
        readonly type: 'Polygon'
        readonly coordinates: readonly (readonly (readonly number[])[])[]
      }
}

const pointOf = ([longitude = 0, latitude = 0]: readonly number[]) => L.latLng(latitude, longitude)

/** Street widths in pixels from zoom 10 on; the last also for closer zooms. */
const streetWidths = [1, 1, 1.5, 2, 4, 6, 10, 16, 24, 32] as const
const widthAt = (zoom: number): number => streetWidths[Math.floor(zoom) - 10] ?? 40

const namesFrom = 15
/** Names closer than this many pixels would overlap. */
const nameRoom = 70

const lineOf = (feature: CityFeature): L.LatLng[] =>
  feature.geometry.type === 'LineString' ? feature.geometry.coordinates.map(pointOf) : []

export interface CityColors {
  readonly parcel: string
  readonly parcelEdge: string
  readonly street: string
  readonly streetEdge: string
}

export const cityColors = {
  light: { parcel: '#faf8f2', parcelEdge: '#cfc9b8', street: '#ffffff', streetEdge: '#b9b3a3' },
  dark: { parcel: '#262e34', parcelEdge: '#39444c', street: '#55636e', streetEdge: '#12171b' },
} as const satisfies Readonly<Record<string, CityColors>>

/** Draws the city's own map: parcels, then streets, then street names. */
export function drawCity(
  map: L.Map,
  features: readonly CityFeature[],
  colors: CityColors = cityColors.light,
): L.LayerGroup {
  const zoom = map.getZoom()
  const group = L.layerGroup()
  const quiet = { interactive: false } as const
  for (const { geometry } of features) {
    if (geometry.type !== 'Polygon') continue
    const rings = geometry.coordinates.map((ring) => ring.map(pointOf))
    const look = {
      ...quiet,
      color: colors.parcelEdge,
      weight: 1,
      fillColor: colors.parcel,
      fillOpacity: 1,
    }
    L.polygon(rings, look).addTo(group)
  }
  const streets = features.filter(({ properties }) => properties.kind === 'street')
  const width = widthAt(zoom)
  const strokes = [
    { color: colors.streetEdge, weight: width + 2 },
    { color: colors.street, weight: width },
  ]
  for (const stroke of strokes)
    for (const street of streets)
      L.polyline(lineOf(street), { ...quiet, ...stroke, lineCap: 'round' }).addTo(group)
  if (zoom >= namesFrom) addNames(map, streets, group)
  return group.addTo(map)
}

interface NamePlace {
  readonly at: L.Point
  readonly degrees: number
}

/** The middle of the street segment nearest to the view's center. */
function namePlace(map: L.Map, line: readonly L.LatLng[]): NamePlace | null {
  const size = map.getSize()
  const middle = size.divideBy(2)
  const view = L.bounds([0, 0], [size.x, size.y])
  const points = line.map((point) => map.latLngToContainerPoint(point))
  const parts = points.slice(1).flatMap((to, place) => {
    const from = points[place]
    // The visible part.
    const ends = from && L.LineUtil.clipSegment(from, to, view)
    return ends ? [ends] : []
  })
  const middles = parts.map(([from, to]) => ({ from, to, at: from.add(to).divideBy(2) }))
  const [nearest] = middles.toSorted((a, b) => a.at.distanceTo(middle) - b.at.distanceTo(middle))
  if (!nearest || nearest.from.distanceTo(nearest.to) < nameRoom) return null
  const { from, to, at } = nearest
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  // Never upside down.
  return { at, degrees: degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees }
}

function addNames(map: L.Map, streets: readonly CityFeature[], group: L.LayerGroup): void {
  const taken: L.Point[] = []
  for (const street of streets) {
    const place = namePlace(map, lineOf(street))
    if (!place || taken.some((other) => other.distanceTo(place.at) < nameRoom)) continue
    taken.push(place.at)
    const name = document.createElement('span')
    name.textContent = street.properties.name
    // Screen readers skip it: a list of streets helps no one.
    name.ariaHidden = 'true'
    name.style.rotate = `${place.degrees}deg`
    const icon = L.divIcon({ className: 'map-street', html: name, iconSize: [0, 0] })
    const at = map.containerPointToLatLng(place.at)
    L.marker(at, { icon, interactive: false, keyboard: false }).addTo(group)
  }
}

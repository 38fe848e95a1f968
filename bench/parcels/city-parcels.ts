/** Lots of about 30 by 30 meters in a grid that fits the city's map; every tenth has a bay. */
const acrossCount = 400
const size = 0.0003

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

export const placeOf = (at: number) => ({
  latitude: rounded(41.975 + Math.floor(at / acrossCount) * size + size / 4),
  longitude: rounded(-88.445 + (at % acrossCount) * size + size / 4),
})

function outlineOf(at: number): number[][][] {
  const { latitude: middle, longitude: center } = placeOf(at)
  const [west, south] = [rounded(center - size / 4), rounded(middle - size / 4)]
  const [east, north] = [rounded(west + size * 0.9), rounded(south + size * 0.9)]
  const bay = [rounded(west + size * 0.6), rounded(south + size * 0.6)] as const
  const top =
    at % 10 === 0
      ? [
          [bay[0], north],
          [bay[0], bay[1]],
          [west, bay[1]],
        ]
      : [[west, north]]
  const corner = at % 10 === 0 ? [[east, north]] : [[east, north]]
  return [[[west, south], [east, south], ...corner, ...top, [west, south]]]
}

/** As ogr2ogr writes them: a feature a line. */
export function parcelsGeoJson(count: number): string {
  const features = Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      type: 'Feature',
      properties: {
        parcelNumber: `06-${at}`,
        streetNumber: String(100 + (at % acrossCount)),
        streetName: `Row ${Math.floor(at / acrossCount)}`,
        streetSuffix: 'St',
        zip: '60120',
        leafDistrict: 'A',
        primaryZoning: 'SFR1 Single Family Residence',
        currentLandUse: 'Single Family',
      },
      geometry: { type: 'Polygon', coordinates: outlineOf(at) },
    }),
  )
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}

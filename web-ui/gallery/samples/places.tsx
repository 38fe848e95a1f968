import { Carousel } from '../../src/components/carousel.tsx'
import { MapFrame } from '../../src/components/map-frame.tsx'
import { TextInput } from '../../src/components/text-input.tsx'
import { Tile } from '../../src/components/tile.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

export function PlaceSamples() {
  const say = useSay()
  return (
    <>
      <Sample id="carousel" title={say('Carousel', 'Carrusel')}>
        <Carousel
          heading={say('News', 'Noticias')}
          items={[1, 2, 3, 4, 5].map((one) => ({
            key: String(one),
            content: (
              <Tile
                href="#carousel"
                title={say(
                  `Leaf collection runs to the end of the month (${one})`,
                  `La recolección de hojas continúa hasta fin de mes (${one})`,
                )}
              >
                {say(
                  'Set out paper bags by 6 a.m.',
                  'Saque las bolsas de papel antes de las 6 a. m.',
                )}
              </Tile>
            ),
          }))}
        />
      </Sample>
      <Sample id="map" title={say('Map', 'Mapa')}>
        <MapFrame
          label={say('Map of the city', 'Mapa de la ciudad')}
          center={[42.04, -88.29]}
          zoom={17}
          onMap={(map) => map.mark([42.04, -88.29])}
        >
          <TextInput
            name="address"
            label={say('Address', 'Dirección')}
            autoComplete="address-line1"
          />
        </MapFrame>
      </Sample>
    </>
  )
}

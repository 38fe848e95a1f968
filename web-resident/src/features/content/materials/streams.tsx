import { materialStreams } from '@portal/core/materials/rules'
import { Grid, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { Tile } from '@portal/web-ui/tile'
import { searchHref } from './material-search.ts'
import { StreamIcon } from './stream-icon.tsx'

/** Every way that a thing can go, each with its list. */
export function Streams() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="streams">
      <Stack>
        <h2 id="streams">{t('Materials.Streams')}</h2>
        <Grid>
          {materialStreams.map((stream) => (
            <Tile
              key={stream}
              href={searchHref({ stream }, 1)}
              title={t(`Materials.Stream_${stream}`)}
              icon={<StreamIcon stream={stream} size="large" />}
              look="beside"
            >
              {t(`Materials.About_${stream}`)}
            </Tile>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

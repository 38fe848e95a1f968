import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { type ListedDataSet, listDataSets } from './list-data-sets.ts'
import { openDataLicense } from './rules.ts'

/** Project Open Data Metadata Schema, of which DCAT-US 1.1 is the present name. */
const schema = 'https://project-open-data.cio.gov/v1.1/schema'

const formatNames = { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' } as const

function datasetOf({ city, clock }: Context, set: ListedDataSet, portalUrl: string) {
  const page = `${portalUrl}/open-data#${set.name}`
  // Before the first night a download is of this moment.
  const today = isoDay(clock.now(), city.timeZone)
  return {
    '@type': 'dcat:Dataset',
    identifier: page,
    title: set.title,
    description: set.about,
    keyword: set.keywords,
    issued: set.since ?? today,
    modified: set.madeAt === null ? today : isoDay(set.madeAt, city.timeZone),
    accrualPeriodicity: 'R/P1D',
    publisher: { '@type': 'org:Organization', name: city.name },
    contactPoint: { '@type': 'vcard:Contact', fn: city.name, hasEmail: `mailto:${city.helpMail}` },
    accessLevel: 'public',
    license: openDataLicense.url,
    language: ['en-US'],
    landingPage: page,
    distribution: set.files.map(
      ({ format, mediaType, path }) =>
        ({
          '@type': 'dcat:Distribution',
          title: `${set.title} (${formatNames[format]})`,
          downloadURL: `${portalUrl}/api${path}`,
          mediaType,
          format: formatNames[format],
        }) as const,
    ),
  } as const
}

/**
 * The catalog that other sites read to list our data (DCAT-US 1.1), in English. `portalUrl` is without a
 * trailing slash.
 */
export async function getOpenDataCatalog(context: Context, portalUrl: string) {
  const { dataSets } = await listDataSets({ ...context, language: 'en' })
  return {
    '@context': `${schema}/catalog.jsonld`,
    '@id': `${portalUrl}/api/open-data/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    conformsTo: schema,
    describedBy: `${schema}/catalog.json`,
    dataset: dataSets.map((set) => datasetOf(context, set, portalUrl)),
  } as const
}

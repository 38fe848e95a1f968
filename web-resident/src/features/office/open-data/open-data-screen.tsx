import { useSuspenseQuery } from '@tanstack/react-query'
import { listDataSets } from '@portal/openapi/resident-client/open-data'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { DataSetCard } from './data-set-card.tsx'
import styles from './open-data.module.css'

/** The city's data as files, each with what its columns mean. All links are plain. */
export function OpenDataScreen() {
  const { t } = useTexts()
  const { data: openData } = useSuspenseQuery(query(listDataSets))
  const { license, dataSets } = openData
  return (
    <PlainScreen title={t('OpenData.Title')} lead={t('OpenData.Lead')}>
      <Card title={t('OpenData.How')}>
        <p>{t('OpenData.LicenseText')}</p>
        <p>{t('OpenData.Private')}</p>
        <p>{t('OpenData.Nightly')}</p>
        <p>
          <Link href={license.url} external>
            {t('OpenData.License')}
          </Link>
        </p>
      </Card>
      <ul className={styles.sets}>
        {dataSets.map((set) => (
          <li key={set.name} id={set.name}>
            <DataSetCard set={set} />
          </li>
        ))}
      </ul>
      <Programs />
    </PlainScreen>
  )
}

const programLinks = [
  // listDataSets: a program reads it, and people look at it.
  ['/api/open-data', 'OpenData.List'],
  // getOpenDataCatalog: a program reads it.
  ['/api/open-data/catalog.jsonld', 'OpenData.Catalog'],
  ['/open311/v2/discovery.json', 'OpenData.Open311'],
] as const

function Programs() {
  const { t } = useTexts()
  return (
    <Card title={t('OpenData.Programs')}>
      <p>{t('OpenData.ProgramsText')}</p>
      <ul className={styles.links}>
        {programLinks.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{t(text)}</a>
          </li>
        ))}
        <li>
          <a href={`${apiAddress}/docs`}>{t('OpenData.Guide')}</a>
        </li>
      </ul>
    </Card>
  )
}

/** The guide is a page beside the operations, and none of them. */
const apiAddress = '/api'

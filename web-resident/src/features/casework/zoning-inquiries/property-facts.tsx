import { wholeShare } from '@portal/core/zoning/rules'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { LandParcelList } from '../../../parts/land-parcel-list.tsx'
import type { ParcelZoning } from './queries.ts'
import styles from './zoning.module.css'

/** The chosen property and each district it lies in. */
export function PropertyFacts({ parcel }: { parcel: ParcelZoning }) {
  const { t } = useTexts()
  const { districts } = parcel
  const bases = districts.filter(({ kind }) => kind === 'base')
  return (
    <Card title={`${parcel.address}, ${parcel.zip}`}>
      <h3>{t('Zoning.Districts')}</h3>
      {districts.length === 0 && <Banner tone="info">{t('Zoning.NoDistrict')}</Banner>}
      {bases.length > 1 && <Banner tone="info">{t('Zoning.SeveralDistricts')}</Banner>}
      <ul className={styles.districts}>
        {districts.map((district) => (
          <District key={district.id} district={district} />
        ))}
      </ul>
      <h3>{t('Zoning.Facts')}</h3>
      <LandParcelList parcel={parcel}>
        <div>
          <dt>{t('Zoning.ParcelNumber')}</dt>
          <dd>{parcel.parcelNumber}</dd>
        </div>
      </LandParcelList>
    </Card>
  )
}

function District({ district }: { district: ParcelZoning['districts'][number] }) {
  const { t, format } = useTexts()
  const { code, name, kind, share, dataOn, rulesUrl } = district
  const percent = format.number((share * 100) / wholeShare)
  return (
    <li>
      <strong>
        {code} {name}
      </strong>{' '}
      {kind === 'overlay' ? t('Zoning.DistrictOverlay') : t('Zoning.DistrictShare', { percent })}
      <span className={styles.small}>
        <span>{t('Zoning.DistrictData', { day: format.date(dataOn) })}</span>
        <Link href={rulesUrl} external>
          {t('Zoning.DistrictRules', { code })}
        </Link>
      </span>
    </li>
  )
}

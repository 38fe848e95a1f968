import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getService } from '@portal/openapi/resident-client/services'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { InLanguage, languageOf, useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { FindProperty, Found } from './find-property.tsx'
import { InquiryFields } from './inquiry-fields.tsx'
import { InquiryTaken } from './inquiry-taken.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { landParcelsQuery, parcelZoningQuery } from './queries.ts'
import { UsesHere } from './uses-here.tsx'
import { ZoningMap } from './zoning-map.tsx'
import { typedAddress, type ZoningSearch } from './zoning-search.ts'
import styles from './zoning.module.css'

type ScreenProps = ZoningSearch & { activityId: string }

/** Find a property, read what its zoning allows, ask a planner (spec, resident section 2). */
export function ZoningScreen(search: ScreenProps) {
  const { t } = useTexts()
  const { activityId, case: caseNumber, parcel: id, status } = search
  const { data: service } = useSuspenseQuery(query(getService, { path: { id: activityId } }))
  // The loader has it; without a choice there is none.
  const { data: parcel = null } = useQuery({
    ...parcelZoningQuery(id ?? ''),
    enabled: id !== undefined,
  })
  const isAlive = useAlive(() => undefined)
  const typed = typedAddress(search)
  if (caseNumber)
    return <InquiryTaken activityId={activityId} caseNumber={caseNumber} statusPath={status} />
  return (
    <PlainScreen
      title={<InLanguage lang={languageOf(service, 'Item')}>{service.Item}</InLanguage>}
      lead={t('Zoning.Lead')}
    >
      <div className={styles.screen}>
        <FindProperty search={search} />
        {typed !== null && <Searched typed={typed} search={search} />}
        {id !== undefined && parcel === null && (
          <Banner tone="warn">{t('Zoning.NoLandParcelMatchesPopupContent')}</Banner>
        )}
        {parcel && <PropertyFacts parcel={parcel} />}
        {parcel && <UsesHere parcel={parcel} />}
        {isAlive && <ZoningMap search={search} parcel={parcel} />}
        {parcel ? (
          <InquiryFields key={id} activityId={activityId} parcel={parcel} />
        ) : (
          <p>{t('Zoning.ChooseFirst')}</p>
        )}
      </div>
    </PlainScreen>
  )
}

function Searched({ typed, search }: { typed: string; search: ZoningSearch }) {
  const { data: found } = useSuspenseQuery(landParcelsQuery(typed))
  return <Found found={found} search={search} />
}

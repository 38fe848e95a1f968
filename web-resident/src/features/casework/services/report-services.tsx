import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Link } from '@portal/web-ui/link'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { useOnline } from '../../../device/use-online.ts'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { reportServicesQuery } from './queries.ts'
import styles from './report-services.module.css'

/** For people who have not chosen a category yet. */
export function ReportServices() {
  const { t } = useTexts()
  const { data: services } = useSuspenseQuery(reportServicesQuery())
  const isOnline = useOnline()
  const navigate = useNavigate()
  // In place of a form whose page was asked for without a network (web-resident/worker).
  const goOn = useEffectEvent(() => {
    const id = location.hash.slice(1)
    if (services.some(({ Id }) => Id === id)) void navigate({ to: '/report', search: { id } })
  })
  useEffect(() => goOn(), [])
  return (
    <PlainScreen title={t('Report.ChooseTitle')} lead={t('Report.ChooseLead')}>
      {services.length === 0 ? (
        <EmptyState title={t('Report.NoneOffered')} action={<ContactUs />} />
      ) : (
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.Id}>
              <Link
                href={
                  isOnline ? `/activity/start?activityId=${service.Id}` : `/report?id=${service.Id}`
                }
              >
                <InLanguage lang={languageOf(service, 'Item')}>{service.Item}</InLanguage>
              </Link>
              {service.Description && (
                <p lang={languageOf(service, 'Description')}>{service.Description}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </PlainScreen>
  )
}

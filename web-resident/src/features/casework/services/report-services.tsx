import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Link } from '@portal/web-ui/link'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { reportServicesQuery } from './queries.ts'
import styles from './report-services.module.css'

/** For people who have not chosen a category yet. */
export function ReportServices() {
  const { t } = useTexts()
  const { data: services } = useSuspenseQuery(reportServicesQuery())
  return (
    <PlainScreen title={t('Report.ChooseTitle')} lead={t('Report.ChooseLead')}>
      {services.length === 0 ? (
        <EmptyState title={t('Report.NoneOffered')} action={<ContactUs />} />
      ) : (
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.Id}>
              <Link href={`/activity/start?activityId=${service.Id}`}>
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

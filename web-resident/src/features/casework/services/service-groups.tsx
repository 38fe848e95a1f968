import { useSuspenseQuery } from '@tanstack/react-query'
import { groupServices } from '@portal/core/services/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Link } from '@portal/web-ui/link'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { linkedServicesQuery } from './queries.ts'
import styles from './service-groups.module.css'
import { ActionIcon } from './service-icon.tsx'

export function ServiceGroups() {
  const { t } = useTexts()
  const { visitor } = useApp()
  const { data: services } = useSuspenseQuery(linkedServicesQuery(visitor))
  const groups = groupServices(services, visitor)
  if (groups.length === 0) return <EmptyState title={t('Service.None')} action={<ContactUs />} />
  return (
    <>
      <nav aria-label={t('Service.JumpTo')}>
        <ul className={styles.jumps}>
          {groups.map(({ action }) => (
            <li key={action}>
              <a href={`#${action}`}>{t(`Service.${action}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.action} id={group.action}>
            <Card
              title={
                <span className={styles.title}>
                  <ActionIcon action={group.action} />
                  {t(`Service.${group.action}`)}
                </span>
              }
            >
              <ul className={styles.links}>
                {group.services.map(({ Id, Item, lang, href, newTab }) => (
                  <li key={Id}>
                    <Link href={href} newTab={newTab}>
                      <InLanguage lang={lang}>{Item}</InLanguage>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        ))}
      </div>
    </>
  )
}

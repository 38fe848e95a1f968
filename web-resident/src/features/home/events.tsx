import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Section, Stack } from '@portal/web-ui/layout'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import styles from './events.module.css'
import { FeedProblem } from './feed-problem.tsx'
import { eventsQuery } from './queries.ts'

/** The next six events of the city (spec, resident section 9). */
export function Events() {
  const { t, format } = useTexts()
  const { api } = useApp()
  const { data: events } = useSuspenseQuery(eventsQuery(api))
  return (
    <Section ground="wash">
      <Stack gap="wide">
        <h2>{t('Home.Events')}</h2>
        {!events && <FeedProblem />}
        {events?.length === 0 && <EmptyState title={t('Home.NoEvents')} />}
        {events && events.length > 0 && (
          <ul className={styles.events}>
            {events.map(({ id, title, link, dates, times, location, start }) => (
              <li key={id} className={styles.event}>
                {/* The same date follows in words. */}
                <div className={styles.day} aria-hidden="true">
                  <small>{format.date(start, 'month')}</small>
                  {format.date(start, 'dayOfMonth')}
                </div>
                <div className={styles.words}>
                  <h3>{link ? <Link href={link}>{title}</Link> : title}</h3>
                  <p>
                    <time dateTime={start}>{dates}</time>, {times || t('Home.AllDay')}
                  </p>
                  {location && <p>{location}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  )
}

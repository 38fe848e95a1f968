import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Section, Stack } from '@portal/web-ui/layout'
import { Link } from '@portal/web-ui/link'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import styles from './events.module.css'
import { FeedProblem } from './feed-problem.tsx'
import { eventsQuery } from './queries.ts'

/** The next six (spec, resident section 9). */
export function Events() {
  const { t, format } = useTexts()
  const { data: events } = useSuspenseQuery(eventsQuery())
  return (
    <Section ground="wash">
      <Stack gap="wide">
        <h2>{t('Home.Events')}</h2>
        {!events && <FeedProblem />}
        {events?.length === 0 && <EmptyState title={t('Home.NoEvents')} />}
        {events && events.length > 0 && (
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.id} className={styles.event}>
                {/* The same date follows in words. */}
                <div className={styles.day} aria-hidden="true">
                  <small>{format.date(event.start, 'month')}</small>
                  {format.date(event.start, 'dayOfMonth')}
                </div>
                <div className={styles.words}>
                  <h3>
                    <EventLink link={event.link}>
                      <InLanguage lang={languageOf(event, 'title')}>{event.title}</InLanguage>
                    </EventLink>
                  </h3>
                  <p>
                    <time dateTime={event.start}>{event.dates}</time>,{' '}
                    {event.times || t('Home.AllDay')}
                  </p>
                  {event.location && <p lang={languageOf(event, 'location')}>{event.location}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  )
}

function EventLink({ link, children }: { link: string | null; children: ReactNode }) {
  return link ? <Link href={link}>{children}</Link> : children
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { dateOfWeekday } from '@portal/core/pickup/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { ComingPickups } from './coming-pickups.tsx'
import { KeepAtHand } from './keep-at-hand.tsx'
import { LookUpThing } from './look-up-thing.tsx'
import { NextPickup } from './next-pickup.tsx'
import { pickupDays } from './pickup-days.ts'
import styles from './pickup.module.css'
import { placeQuery } from './queries.ts'
import { RemindMe } from './remind-me.tsx'
import type { ReminderLink } from './reminder-link.ts'

interface PickupPageProps {
  id: string
  /** Of an email. */
  link: ReminderLink
}

/** A place's permanent page: the next pickup first, then those after it, and how to keep them. */
export function PickupPage({ id, link }: PickupPageProps) {
  const { t, format } = useTexts()
  const { data: place } = useSuspenseQuery(placeQuery(id))
  const { address, zip, weekday, today } = place
  const days = pickupDays(place.pickups).filter(({ day }) => day >= today)
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <BackLink href="/garbage-search">{t('Pickup.OtherAddress')}</BackLink>
          <PageTitle>{address}</PageTitle>
          <p className={styles.lead}>
            {zip}
            {weekday !== null && (
              <>
                {' · '}
                {t('Pickup.UsualDay', { day: format.date(dateOfWeekday(weekday), 'weekday') })}
              </>
            )}
          </p>
        </div>
        {weekday === null && (
          <EmptyState title={t('Pickup.NoDay')} action={<ContactUs />}>
            {t('Pickup.NoDayText')}
          </EmptyState>
        )}
        {days.length > 0 && (
          <>
            <div className={styles.next}>
              <NextPickup days={days} today={today} />
              <Stack>
                <RemindMe id={id} link={link} />
                <KeepAtHand place={place} />
              </Stack>
            </div>
            <ComingPickups days={days} today={today} />
          </>
        )}
        {days.length === 0 && weekday !== null && (
          <EmptyState title={t('Pickup.NothingSoon')} action={<ContactUs />} />
        )}
        {days.length === 0 && link.signature !== undefined && <RemindMe id={id} link={link} />}
        <LookUpThing />
        <section aria-labelledby="elsewhere">
          <Stack>
            <h2 id="elsewhere">{t('Pickup.Elsewhere')}</h2>
            <Row gap="tight">
              <ButtonLink look="quiet" href="/search?term=missed%20pickup">
                {t('Pickup.ReportMissed')}
              </ButtonLink>
            </Row>
          </Stack>
        </section>
      </Stack>
    </Section>
  )
}

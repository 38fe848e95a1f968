import { useSuspenseQuery } from '@tanstack/react-query'
import type { PickupService } from '@portal/core/pickup/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { MonthGrid } from './month-grid.tsx'
import { pickupDays } from './pickup-days.ts'
import styles from './pickup-year.module.css'
import { placeQuery } from './queries.ts'
import { ServiceIcon, useServiceName } from './service-marks.tsx'
import { WhyMoved } from './why-moved.tsx'

interface PickupYearProps {
  id: string
  year: number
}

/** A place's year on one sheet of paper. */
export function PickupYear({ id, year }: PickupYearProps) {
  const { t, format } = useTexts()
  const nameOf = useServiceName()
  const { data: place } = useSuspenseQuery(placeQuery(id, year))
  const days = pickupDays(place.pickups)
  const differing = days.filter(({ moved, isCanceled }) => moved !== null || isCanceled)
  const services = [...new Set(place.pickups.map(({ service }) => service))]
  const thisYear = Number(place.today.slice(0, 4))
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <div className={styles.screen}>
            <BackLink href={`/pickup/${id}`}>{t('Pickup.Back')}</BackLink>
          </div>
          <PageTitle>{place.address}</PageTitle>
          <p className={styles.lead}>{t('Pickup.YearTitle', { year: String(year) })}</p>
          <div className={styles.screen}>
            <Row gap="tight">
              <Print />
              {[thisYear, thisYear + 1]
                .filter((other) => other !== year)
                .map((other) => (
                  <ButtonLink key={other} look="quiet" href={`/pickup/${id}?year=${other}`}>
                    {t('Pickup.YearTitle', { year: String(other) })}
                  </ButtonLink>
                ))}
            </Row>
          </div>
        </div>
        <Legend services={services} nameOf={nameOf} />
        <div className={styles.months}>
          {Array.from({ length: 12 }, (_, month) => (
            <MonthGrid key={month} year={year} month={month + 1} days={days} />
          ))}
        </div>
        <section aria-labelledby="differing" className={styles.differing}>
          <h2 id="differing">{t('Pickup.Differing')}</h2>
          {differing.length === 0 ? (
            <p>{t('Pickup.NoneDiffers')}</p>
          ) : (
            <ul>
              {differing.map((one) => (
                <li key={`${one.day} ${one.pickups[0].service}`}>
                  <b>{format.date(one.day, 'weekdayLong')}</b>
                  {': '}
                  {one.pickups.map(({ service }) => nameOf(service)).join(', ')}
                  <WhyMoved of={one} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </Stack>
    </Section>
  )
}

interface LegendProps {
  services: readonly PickupService[]
  nameOf: (service: PickupService) => string
}

function Legend({ services, nameOf }: LegendProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t('Pickup.Legend')}>
      <ul className={styles.legend}>
        {services.map((service) => (
          <li key={service}>
            <ServiceIcon service={service} />
            {nameOf(service)}
          </li>
        ))}
        <li>
          <span className={styles.sample} data-moved />
          {t('Pickup.Moved')}
        </li>
      </ul>
    </section>
  )
}

/** Only with JavaScript; browsers print without it too. */
function Print() {
  const { t } = useTexts()
  const isAlive = useAlive(() => undefined)
  if (!isAlive) return null
  return <Button onClick={() => print()}>{t('Pickup.Print')}</Button>
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readHouseNumber } from '@portal/core/pickup/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Dialog } from '@portal/web-ui/dialog'
import { SearchIcon } from '@portal/web-ui/icons'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { PickupResults } from './pickup-results.tsx'
import { isAsked, isNumberWrong, type PickupSearch, searchHref } from './pickup-search.ts'
import styles from './pickup.module.css'
import { daysQuery, type FoundDay } from './queries.ts'
import { useWeekdayName } from './use-weekday-name.ts'

interface SearchProps {
  search: PickupSearch
}

/** Spec, resident section 2, /garbage-search. A plain form and links: works without JavaScript. */
export function PickupSearchScreen({ search }: SearchProps) {
  const { t } = useTexts()
  const isWrong = isNumberWrong(search)
  return (
    <PlainScreen title={t('Pickup.Title')} lead={t('Pickup.Lead')}>
      <form
        key={searchHref(search)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
        role="search"
        aria-label={t('Pickup.Title')}
        action="/garbage-search"
        className={styles.form}
      >
        <TextInput
          name="streetNumber"
          label={t('Pickup.StreetNumber')}
          defaultValue={search.streetNumber}
          error={isWrong ? t('Pickup.NotANumber') : undefined}
          maxLength={20}
          autoComplete="off"
        />
        <TextInput
          name="street"
          label={t('Pickup.Street')}
          hint={t('Pickup.StreetHint')}
          defaultValue={search.street}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">
          <SearchIcon />
          {t('Pickup.Find')}
        </Button>
      </form>
      {isAsked(search) && !isWrong ? <Found search={search} /> : <PickupResults search={search} />}
      <p>
        <a href="/what-goes-where">{t('Pickup.WhatGoesWhere')}</a>
      </p>
    </PlainScreen>
  )
}

function Found({ search }: SearchProps) {
  const { t } = useTexts()
  const { data: found } = useSuspenseQuery(daysQuery(search))
  const shown = found.find(({ Id }) => Id === search.place)
  const typed = readHouseNumber(search.streetNumber)
  const hasHalf = found.some(({ Parcel_Address__c: address }) => address.includes('½'))
  return (
    <>
      {typed?.isHalf && found.length > 0 && !hasHalf && (
        <Banner tone="info">
          <p>{t('Pickup.NoHalf', { number: typed.number })}</p>
        </Banner>
      )}
      {shown && <ShownDay search={search} found={shown} />}
      <PickupResults search={search} found={found} />
    </>
  )
}

/** A dialog; before JavaScript a card above the results. */
function ShownDay({ search, found }: SearchProps & { found: FoundDay }) {
  const navigate = useNavigate()
  const isAlive = useAlive(() => undefined)
  const title = found.Parcel_Address__c
  if (!isAlive)
    return (
      <Card title={title}>
        <DayFacts found={found} />
      </Card>
    )
  return (
    <Late>
      {() => (
        <Dialog
          title={title}
          onClose={() => void navigate({ href: searchHref(search), resetScroll: false })}
        >
          <DayFacts found={found} />
        </Dialog>
      )}
    </Late>
  )
}

/** The address's day, and a holiday of this week (spec, resident section 2). */
function DayFacts({ found }: { found: FoundDay }) {
  const { t, format } = useTexts()
  const weekdayName = useWeekdayName()
  const { Refuse_Pickup_Day__c: day, isDelayedFromHoliday, holidayName, nextOn } = found
  return (
    <Stack>
      <dl className={styles.facts}>
        <dt>{t('Pickup.Day')}</dt>
        <dd>{weekdayName(day) ?? t('Pickup.NotKnown')}</dd>
        {nextOn && (
          <>
            <dt>{t('Pickup.Next')}</dt>
            <dd>{format.date(nextOn, 'weekdayLong')}</dd>
          </>
        )}
      </dl>
      {isDelayedFromHoliday ? (
        <Banner tone="warn">
          <p>{t('Pickup.DelayedBy', { holiday: holidayName })}</p>
        </Banner>
      ) : (
        nextOn && <p>{t('Pickup.OnTime')}</p>
      )}
      <div>
        <ButtonLink href={`/pickup/${found.Id}`}>{t('Pickup.WholeCalendar')}</ButtonLink>
      </div>
    </Stack>
  )
}

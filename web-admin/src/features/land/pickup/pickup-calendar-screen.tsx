import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { DistrictDays } from './district-days.tsx'
import { LateToday } from './late-today.tsx'
import { LiveRules } from './live-rules.tsx'
import { PastRules } from './past-rules.tsx'
import { pickupQuery } from './queries.ts'
import { type PickupSearch, RuleEditor } from './rule-editor.tsx'
import { StreetNames } from './street-names.tsx'

/** Seasons, holidays and exceptions, and what residents of every district see of them. */
export function PickupCalendarScreen({ search }: { search: PickupSearch }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: desk } = useSuspenseQuery(pickupQuery())
  const mayChange = mayCall(roles, 'addPickupRule')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('PickupCalendar.Title')}</PageTitle>
          <p>{t('PickupCalendar.Lead')}</p>
        </Stack>
        {mayChange && desk.districts.length > 0 && <LateToday desk={desk} />}
        <LiveRules desk={desk} mayChange={mayChange} />
        {mayChange && <RuleEditor desk={desk} search={search} />}
        <DistrictDays desk={desk} />
        <PastRules desk={desk} />
        <StreetNames aliases={desk.aliases} mayChange={mayChange} />
      </Stack>
    </Screen>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { ChevronDownIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { orderForm } from './inspection-forms.ts'
import styles from './inspections.module.css'
import { type Route, routeQuery, type RouteSearch, type Stop } from './queries.ts'
import { Visit } from './visit.tsx'

/** An inspector's list of a day, first of all for a phone. */
export function RouteScreen({ search }: { search: RouteSearch }) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: route } = useSuspenseQuery(routeQuery(search))
  const { day, inspectorId, inspectors, stops } = route
  const isKnown = inspectors.some(({ id }) => id === inspectorId)
  const done = stops.filter(({ outcome }) => outcome !== 'booked').length
  const mayOrder = mayCall(roles, 'orderInspections')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>
            {t('InspectionDesk.Visits', { day: format.date(day, 'weekdayDay') })}
          </PageTitle>
          {stops.length > 0 && (
            <p>
              {t('InspectionDesk.Count', {
                done: format.number(done),
                total: format.number(stops.length),
              })}
            </p>
          )}
        </Stack>
        <ol className={styles.route}>
          {stops.map((stop, i) => (
            <li key={stop.id}>
              <Visit stop={stop} place={i + 1} inspectors={inspectors} />
              {mayOrder && stop.outcome === 'booked' && <Order route={route} stop={stop} />}
            </li>
          ))}
        </ol>
        {stops.length === 0 && (
          <EmptyState title={t('InspectionDesk.NoVisits')}>
            {t('InspectionDesk.NoVisitsHint')}
          </EmptyState>
        )}
        <form role="none" method="get" action="/inspections/today" className={styles.inline}>
          <TextInput name="day" label={t('InspectionDesk.Day')} type="date" defaultValue={day} />
          <Select
            name="inspector"
            label={t('InspectionDesk.Inspector')}
            defaultValue={isKnown ? inspectorId : ''}
            {...(!isKnown && { placeholder: t('InspectionDesk.Nobody') })}
            options={inspectors.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" look="quiet">
            {t('InspectionDesk.Show')}
          </Button>
        </form>
        <p>
          <a href="/inspections">{t('InspectionDesk.Week')}</a>
        </p>
      </Stack>
    </Screen>
  )
}

/** Up and down among the open visits of the same half day. */
function Order({ route, stop }: { route: Route; stop: Stop }) {
  const { t } = useTexts()
  const form = useAppForm(orderForm)
  const { day, inspectorId } = route
  const open = route.stops.filter(({ outcome }) => outcome === 'booked')
  const at = open.indexOf(stop)
  const swapped = (other: number): string | null => {
    const neighbor = open[other]
    if (!neighbor || neighbor.window !== stop.window) return null
    return open
      .map((one) => (one === stop ? neighbor.id : one === neighbor ? stop.id : one.id))
      .join(' ')
  }
  const [up, down] = [swapped(at - 1), swapped(at + 1)]
  const { address } = stop
  if (up === null && down === null) return null
  return (
    <Form of={form}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="inspectorId" value={inspectorId} />
      <div className={styles.order}>
        {up !== null && (
          <Button type="submit" look="quiet" name="ids" value={up}>
            <span className={styles.up}>
              <ChevronDownIcon />
            </span>
            <VisuallyHidden>{t('InspectionDesk.Up', { address })}</VisuallyHidden>
          </Button>
        )}
        {down !== null && (
          <Button type="submit" look="quiet" name="ids" value={down}>
            <ChevronDownIcon />
            <VisuallyHidden>{t('InspectionDesk.Down', { address })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Form>
  )
}

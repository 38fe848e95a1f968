import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { PickupDesk, PickupDistrict } from './queries.ts'
import { useRuleWords } from './use-rule-words.ts'

type Day = PickupDistrict['days'][number]

const differs = ({ on, regularOn }: Day): boolean => on !== regularOn

/** Of every district: the days that differ, and all others on demand. */
export function DistrictDays({ desk: { districts } }: { desk: PickupDesk }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="days">
      <Stack>
        <h2 id="days">{t('PickupCalendar.NextDays')}</h2>
        {districts.length === 0 && <EmptyState title={t('PickupCalendar.NoDistricts')} />}
        {districts.map((district) => (
          <District key={district.code} of={district} all={districts} />
        ))}
      </Stack>
    </section>
  )
}

function District({ of, all }: { of: PickupDistrict; all: readonly PickupDistrict[] }) {
  const { t, format } = useTexts()
  const { districtName, serviceName, weekdayName } = useRuleWords(all)
  const columns: readonly Column<Day>[] = [
    {
      key: 'day',
      header: t('PickupCalendar.Day'),
      isRowHeader: true,
      isOneLine: true,
      render: ({ on, regularOn }) => format.date(on ?? regularOn, 'weekdayDay'),
    },
    {
      key: 'services',
      header: t('PickupCalendar.Services'),
      render: ({ on, services }) =>
        (on === null ? `${t('PickupCalendar.NoneThen')}: ` : '') +
        services.map((service) => serviceName(service)).join(', '),
    },
    {
      key: 'route',
      header: t('PickupCalendar.Where'),
      render: ({ weekday }) =>
        weekday === null ? '–' : t('PickupCalendar.Route', { day: weekdayName(weekday) }),
    },
    {
      key: 'usual',
      header: t('PickupCalendar.UsualDay'),
      render: (day) =>
        differs(day)
          ? `${format.date(day.regularOn, 'weekdayDay')}. ${day.reason ?? ''}`
          : t('PickupCalendar.AsUsual'),
    },
  ]
  const count = of.days.filter(differs).length
  return (
    <details>
      <summary>
        <b>{districtName(of.code)}</b>
        {', '}
        {t('PickupCalendar.Addresses', { count: of.addresses })}
        {count > 0 && `, ${t('PickupCalendar.Differing', { count })}`}
      </summary>
      <Table
        caption={districtName(of.code)}
        isCaptionHidden
        columns={columns}
        rows={of.days}
        rowKey={({ weekday, on, regularOn, services }) =>
          `${weekday} ${on} ${regularOn} ${services.join()}`
        }
      />
    </details>
  )
}

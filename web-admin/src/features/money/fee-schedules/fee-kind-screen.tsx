import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { withdrawScheduleForm } from './fee-forms.ts'
import { NewFees } from './new-fees.tsx'
import { type FeeSchedule, feeSchedulesQuery } from './queries.ts'
import { useFeeWords } from './use-fee-words.ts'
import { standingOf } from './versions.ts'

const colors = { InForceNow: 'green', Later: 'blue', Ended: 'gray' } as const

/** The versions of a kind's fees, and for finance a form for the next one. */
export function FeeKindScreen({ kind }: { kind: string }) {
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { today, schedules } = useSuspenseQuery(feeSchedulesQuery()).data
  const versions = schedules.filter((one) => one.kind === kind)
  const [newest] = versions
  const name = newest && (language === 'es' ? newest.nameEs : newest.name)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{name ?? t('FeeSchedules.Title')}</PageTitle>
          <p>
            <a href="/fee_schedules">{t('FeeSchedules.Back')}</a>
          </p>
        </Stack>
        {newest ? (
          <>
            <section aria-labelledby="versions">
              <Stack>
                <h2 id="versions">{t('FeeSchedules.History')}</h2>
                {versions.map((version) => (
                  <Version
                    key={version.id}
                    of={version}
                    today={today}
                    mayChange={mayCall(roles, 'withdrawFeeSchedule')}
                  />
                ))}
              </Stack>
            </section>
            {mayCall(roles, 'addFeeSchedule') && <NewFees key={newest.id} after={newest} />}
          </>
        ) : (
          <EmptyState title={t('FeeSchedules.NotFound')} />
        )}
      </Stack>
    </Screen>
  )
}

interface VersionProps {
  of: FeeSchedule
  today: string
  mayChange: boolean
}

function Version({ of: version, today, mayChange }: VersionProps) {
  const { t, format } = useTexts()
  const { lineWords, changeWords } = useFeeWords()
  const standing = standingOf(version, today)
  const { fromDay, toDay } = version
  const title =
    toDay === null
      ? t('FeeSchedules.From', { day: format.date(fromDay) })
      : t('FeeSchedules.FromTo', { from: format.date(fromDay), day: format.date(toDay) })
  return (
    <Card
      title={title}
      aside={<StatusBadge color={colors[standing]}>{t(`FeeSchedules.${standing}`)}</StatusBadge>}
    >
      <Stack>
        <p>{version.source}</p>
        <ul>
          {[...version.lines.map(lineWords), ...changeWords(version)].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {mayChange && standing === 'Later' && <Withdraw id={version.id} />}
      </Stack>
    </Card>
  )
}

function Withdraw({ id }: { id: string }) {
  const form = useAppForm(withdrawScheduleForm)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <Submit of={form} label="FeeSchedules.Withdraw" look="quiet" />
    </Form>
  )
}

import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { withdrawPickupForm } from './pickup-forms.ts'
import type { PickupDesk, PickupRule } from './queries.ts'
import { useRuleWords } from './use-rule-words.ts'

interface LiveRulesProps {
  desk: PickupDesk
  mayChange: boolean
}

/** What counts today and later, by day. */
export function LiveRules({ desk: { rules, today, districts }, mayChange }: LiveRulesProps) {
  const { t } = useTexts()
  const words = useRuleWords(districts)
  const live = rules
    .filter(({ withdrawnAt, toDay, movedTo }) => !withdrawnAt && (movedTo ?? toDay) >= today)
    .toReversed()
  const columns: readonly Column<PickupRule>[] = [
    {
      key: 'what',
      header: t('PickupCalendar.What'),
      isRowHeader: true,
      render: (rule) => words.what(rule),
    },
    {
      key: 'kind',
      header: t('PickupCalendar.KindOf'),
      render: ({ kind, service }) =>
        kind === 'exception' && service !== null
          ? `${t('PickupCalendar.Add_exception')}: ${words.serviceName(service)}`
          : t(`PickupCalendar.Add_${kind}`),
    },
    { key: 'when', header: t('PickupCalendar.When'), render: (rule) => words.when(rule) },
    {
      key: 'where',
      header: t('PickupCalendar.Where'),
      render: ({ district, kind, weekday }) =>
        [
          words.districtName(district),
          kind === 'season' && weekday !== null ? words.weekdayName(weekday) : '',
        ]
          .filter(Boolean)
          .join(', '),
    },
    ...(mayChange
      ? [
          {
            key: 'change',
            header: t('PickupCalendar.Change'),
            render: (rule: PickupRule) => (
              <Steps rule={rule} what={words.what(rule)} isLater={rule.fromDay >= today} />
            ),
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="live">
      <Stack>
        <h2 id="live">{t('PickupCalendar.Live')}</h2>
        <Table
          caption={t('PickupCalendar.Live')}
          isCaptionHidden
          columns={columns}
          rows={live}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('PickupCalendar.NoneLive')} />}
        />
      </Stack>
    </section>
  )
}

interface StepsProps {
  rule: PickupRule
  what: string
  /** A rule under way can only end on another day. */
  isLater: boolean
}

function Steps({ rule: { id, kind }, what, isLater }: StepsProps) {
  const { t } = useTexts()
  const form = useAppForm(withdrawPickupForm)
  return (
    <Row gap="tight">
      {(isLater || kind === 'season') && (
        <a href={`/pickup_calendar?change=${id}#change`}>
          {t('PickupCalendar.Change')}
          <VisuallyHidden> {what}</VisuallyHidden>
        </a>
      )}
      {isLater && (
        <Form of={form}>
          <input type="hidden" name="id" value={id} />
          <Submit of={form} label="PickupCalendar.Withdraw" look="quiet" />
        </Form>
      )}
    </Row>
  )
}

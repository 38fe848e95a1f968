import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { teamLimits } from '@portal/core/teams/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { areaText, categoryKey } from '../case-queue/names.ts'
import type { RoutingRule, Teams } from './queries.ts'
import { deleteRuleForm, routingForm } from './team-forms.ts'
import styles from './teams.module.css'

interface RoutingProps {
  teams: Teams
  isEditable: boolean
}

export function Routing({ teams: { teams, rules, staff }, isEditable }: RoutingProps) {
  const { t } = useTexts()
  const { areaNames } = useApp().page.settings
  const nameIn = (list: readonly { id: string; name: string }[], wanted: string | null) =>
    list.find(({ id }) => id === wanted)?.name
  const columns: readonly Column<RoutingRule>[] = [
    {
      key: 'category',
      header: t('Teams.Category'),
      isRowHeader: true,
      render: ({ category }) => t(category === null ? 'Teams.Any' : categoryKey(category)),
    },
    {
      key: 'area',
      header: t('Teams.Area'),
      render: ({ area }) => (area === null ? t('Teams.Any') : areaText(t, area, areaNames[area])),
    },
    {
      key: 'to',
      header: t('Teams.GoesTo'),
      render: ({ teamId, assigneeId }) =>
        [nameIn(teams, teamId), nameIn(staff, assigneeId)].filter(Boolean).join(', '),
    },
    ...(isEditable
      ? [
          {
            key: 'delete',
            header: t('Teams.Delete'),
            render: ({ id }: RoutingRule) => <DeleteRule id={id} />,
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="routing-title">
      <Stack>
        <h2 id="routing-title">{t('Teams.Routing')}</h2>
        <p>{t(rules.length === 0 ? 'Teams.NoRules' : 'Teams.RoutingText')}</p>
        {rules.length > 0 && (
          <Table
            caption={t('Teams.Routing')}
            isCaptionHidden
            columns={columns}
            rows={rules}
            rowKey={({ id }) => id}
          />
        )}
        {isEditable && <SetRule teams={teams} staff={staff} />}
      </Stack>
    </section>
  )
}

function DeleteRule({ id }: { id: string }) {
  const form = useAppForm(deleteRuleForm)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <Submit of={form} label="Teams.DeleteRule" look="quiet" />
    </Form>
  )
}

function SetRule({ teams, staff }: Pick<Teams, 'teams' | 'staff'>) {
  const { t } = useTexts()
  const form = useAppForm(routingForm)
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card title={t('Teams.SetRule')}>
      <Form of={form}>
        <div className={styles.fields}>
          <Select
            {...form.field('category', '')}
            options={[
              { value: '', label: t('Teams.Any') },
              ...reportCategoryNames.map((value) => ({ value, label: t(categoryKey(value)) })),
            ]}
          />
          <TextInput
            {...form.field('area')}
            optional
            hint={t('Teams.AreaHint')}
            maxLength={teamLimits.area}
            autoComplete="off"
          />
          <Select
            {...form.field('teamId', '')}
            options={[{ value: '', label: t('Teams.None') }, ...named(teams)]}
          />
          <Select
            {...form.field('assigneeId', '')}
            options={[{ value: '', label: t('Teams.NoPerson') }, ...named(staff)]}
          />
        </div>
        <Submit of={form} label="Teams.SetRule" look="quiet" />
      </Form>
    </Card>
  )
}

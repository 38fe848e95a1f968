import { type UsePermission, usesOn } from '@portal/core/zoning/rules'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { District, Rule } from './queries.ts'
import { withdrawRuleForm } from './zoning-forms.ts'

const colors = { allowed: 'green', 'special-permit': 'yellow', 'not-allowed': 'gray' } as const

type Row = ReturnType<typeof usesOn<Rule>>[number]

/** The rule that names the use: what counts, else what will. */
const namedBy = ({ current, later }: Row): Rule | undefined => current ?? later[0]

interface Props {
  of: District
  /** ISO. */
  day: string
  mayChange: boolean
}

/** As people see it on the day, with what was before and what comes. */
export function DistrictUses({ of: { id, rules, today }, day, mayChange }: Props) {
  const { t, format, language } = useTexts()
  const wordOf = (permission: UsePermission): string => t(`Zoning.Uses_${permission}`)
  const columns: readonly Column<Row>[] = [
    {
      key: 'use',
      header: t('ZoningDistricts.Use'),
      isRowHeader: true,
      render: (row) => (language === 'es' ? namedBy(row)?.useEs : namedBy(row)?.use),
    },
    {
      key: 'permission',
      header: t('ZoningDistricts.Permission'),
      isOneLine: true,
      render: ({ current }) =>
        current ? (
          <StatusBadge color={colors[current.permission]}>{wordOf(current.permission)}</StatusBadge>
        ) : (
          t('ZoningDistricts.NotYet')
        ),
    },
    {
      key: 'since',
      header: t('ZoningDistricts.Since'),
      isOneLine: true,
      render: ({ current }) => (current ? format.date(current.startsOn) : '–'),
    },
    {
      key: 'source',
      header: t('ZoningDistricts.Source'),
      render: ({ current }) => current?.source ?? '–',
    },
    {
      key: 'changes',
      header: t('ZoningDistricts.Changes'),
      render: ({ later, earlier }) => (
        <Stack gap="tight">
          {later.map((rule) => (
            <Later
              key={rule.id}
              of={rule}
              word={wordOf(rule.permission)}
              mayWithdraw={mayChange && rule.startsOn > today}
            />
          ))}
          {earlier.length > 0 && <Earlier of={earlier} wordOf={wordOf} />}
          {later.length + earlier.length === 0 && '–'}
        </Stack>
      ),
    },
  ]
  return (
    <section aria-labelledby="uses">
      <Stack>
        <h2 id="uses">{t('ZoningDistricts.UsesTitle')}</h2>
        <form method="get" action={`/zoning_districts/${id}`}>
          <Beside>
            <TextInput
              name="on"
              label={t('ZoningDistricts.OnDay')}
              type="date"
              defaultValue={day}
              key={day}
            />
            <div>
              <Button type="submit" look="quiet">
                {t('ZoningDistricts.Show')}
              </Button>
            </div>
          </Beside>
        </form>
        <Table
          caption={t('ZoningDistricts.UsesTitle')}
          isCaptionHidden
          columns={columns}
          rows={usesOn(rules, day)}
          rowKey={(row) => namedBy(row)?.id ?? ''}
          empty={<EmptyState title={t('ZoningDistricts.NoUses')} />}
        />
      </Stack>
    </section>
  )
}

function Later({ of, word, mayWithdraw }: { of: Rule; word: string; mayWithdraw: boolean }) {
  const { t, format } = useTexts()
  const form = useAppForm(withdrawRuleForm)
  return (
    <div>
      {t('ZoningDistricts.From', { text: word, day: format.date(of.startsOn) })} ({of.source})
      {mayWithdraw && (
        <Form of={form}>
          <input type="hidden" name="id" value={of.id} />
          <Submit of={form} label="ZoningDistricts.Withdraw" look="quiet" />
        </Form>
      )}
    </div>
  )
}

interface EarlierProps {
  of: readonly Rule[]
  wordOf: (permission: UsePermission) => string
}

function Earlier({ of, wordOf }: EarlierProps) {
  const { t, format } = useTexts()
  return (
    <details>
      <summary>{t('ZoningDistricts.EarlierRules', { count: of.length })}</summary>
      <ul>
        {of.map(({ id, permission, startsOn, source }) => (
          <li key={id}>
            {t('ZoningDistricts.Before', {
              text: wordOf(permission),
              day: format.date(startsOn),
              source,
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

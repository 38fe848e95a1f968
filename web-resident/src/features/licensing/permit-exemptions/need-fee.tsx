import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { answerPrefix, type NeedSearch, unitPrefix } from './need-search.ts'
import styles from './permit-need.module.css'
import type { PermitNeed } from './queries.ts'

/** The fee by today's schedule; what it counts can be entered here. */
export function NeedFee({ search, need: { fee } }: { search: NeedSearch; need: PermitNeed }) {
  const { t, format } = useTexts()
  if (!fee)
    return (
      <Card title={t('PermitNeed.Fee')}>
        <p>{t('PermitNeed.FeeUnknown')}</p>
      </Card>
    )
  const cents = (dollars: number): number => Math.round(dollars * 100)
  const amount = format.money(cents(fee.total))
  return (
    <Card title={t('PermitNeed.Fee')}>
      <p className={styles.amount}>{fee.isLeast ? t('PermitNeed.FeeFrom', { amount }) : amount}</p>
      {fee.lines.length > 1 && (
        <dl className={styles.lines}>
          {fee.lines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>{format.money(cents(line.amount))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.soft}>
        {t('PermitNeed.FeeRule', { source: fee.source, day: format.date(fee.fromDay) })}
      </p>
      <p>{t('PermitNeed.FeeLater')}</p>
      {fee.asks.length > 0 && <CountUnits search={search} asks={fee.asks} />}
    </Card>
  )
}

interface CountUnitsProps {
  search: NeedSearch
  asks: NonNullable<PermitNeed['fee']>['asks']
}

function CountUnits({ search, asks }: CountUnitsProps) {
  const { t } = useTexts()
  const { propertyType, option, answers, units } = search
  const kept = {
    propertyType,
    option,
    ...Object.fromEntries(
      Object.entries(answers).map(([key, text]) => [`${answerPrefix}${key}`, text]),
    ),
  }
  return (
    <form action="/activities/other_permit" className={styles.count}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {asks.map(({ answer, unit }) => (
        <TextInput
          key={answer}
          name={`${unitPrefix}${answer}`}
          label={t('PermitNeed.FeeUnits', { unit })}
          defaultValue={units[answer] ?? answers[answer] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ))}
      <Button type="submit" look="quiet" size="small">
        {t('PermitNeed.FeeCount')}
      </Button>
    </form>
  )
}

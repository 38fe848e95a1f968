import { billErrors, billOf, type FeeAssessment, totalOf } from '@portal/core/permit-desk/rules'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import record from '../../../parts/desk/desk-record.module.css'
import { FeeLines } from './fee-lines.tsx'
import own from './permit-desk.module.css'
import type { DeskPermit } from './queries.ts'

interface BillProps {
  schedule: NonNullable<DeskPermit['schedule']>['fees'] | null
  assessment: FeeAssessment
}

/** The fee as it would be saved, by the rules that save it; changes while the clerk types. */
export function Bill({ schedule, assessment }: BillProps) {
  const { t, format, language } = useTexts()
  const { answers } = assessment
  const isCounted = schedule === null || billErrors(schedule, { answers, added: [] }).length === 0
  const added = assessment.added.filter(({ amountCents }) => amountCents > 0)
  const lines = billOf(isCounted ? schedule : null, { answers, added }).map((line) => {
    const { name, nameEs, rule, amountCents } = line
    const [own, other] = language === 'es' ? [nameEs, name] : [name, nameEs]
    return { name: own || other || t('PermitDesk.Unnamed'), rule, amountCents }
  })
  const total = t('PermitDesk.BillTotal', { amount: format.money(totalOf(lines)) })
  const waits = t('PermitDesk.BillWaits')
  return (
    <section className={own.bill} aria-label={t('PermitDesk.Bill')}>
      <h3>{t('PermitDesk.Bill')}</h3>
      {lines.length > 0 && <FeeLines fees={lines} />}
      <Status className={record.soft}>
        {isCounted ? <VisuallyHidden>{total}</VisuallyHidden> : waits}
      </Status>
    </section>
  )
}

import { centsOf } from '@portal/core/kernel/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ShownStatus } from '../../casework/tracking/shown-status.tsx'
import { tickForm } from './checklist-forms.ts'
import styles from './checklist.module.css'
import type { ChecklistStep } from './queries.ts'

interface StepProps {
  step: ChecklistStep
  /** Ticks are kept with the checklist. */
  isKept: boolean
}

/** One step. Its badge says how far it is; a request's own status says more. */
export function Step({ step, isKept }: StepProps) {
  const { t } = useTexts()
  const { about, href, isDone, licenseCode, request, time, title } = step
  const hasStarted = request !== null
  return (
    <li className={styles.step} data-done={isDone ? '' : undefined}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {hasStarted && !step.isTicked ? (
          <ShownStatus {...request} />
        ) : (
          <StatusBadge color={isDone ? 'green' : 'gray'}>
            {t(isDone ? 'Checklist.Done' : 'Checklist.ToDo')}
          </StatusBadge>
        )}
      </div>
      <p>{about}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Checklist.Cost')}</dt>
          <dd>
            <Cost of={step} />
          </dd>
        </div>
        <div>
          <dt>{t('Checklist.Time')}</dt>
          <dd>{time}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {licenseCode !== null && (
          <ButtonLink href={`/license/${licenseCode}`} look="quiet">
            {t('Checklist.License')}
          </ButtonLink>
        )}
        {request && (
          <a href={`/activity-view/${request.type}/${request.number}`}>
            {t('Checklist.Request', { number: request.number })}
          </a>
        )}
        {href !== null && !hasStarted && (
          <ButtonLink href={href} look={isDone ? 'plain' : 'quiet'}>
            {t('Checklist.Start', { step: title })}
          </ButtonLink>
        )}
        {isKept && (!isDone || step.isTicked) && <Tick step={step} />}
      </div>
    </li>
  )
}

function Cost({ of: { fee, href } }: { of: ChecklistStep }) {
  const { t, format } = useTexts()
  if (fee === null) return t(href === null ? 'Checklist.CostElsewhere' : 'Checklist.CostUnknown')
  if (fee.amount === 0) return t('Checklist.Free')
  const amount = format.money(centsOf(fee.amount))
  return fee.isLeast ? t('Checklist.From', { amount }) : amount
}

/** For what is done elsewhere, such as with the county. */
function Tick({ step: { step, title, isTicked } }: { step: ChecklistStep }) {
  const { t } = useTexts()
  const form = useAppForm(tickForm)
  return (
    <Form of={form}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="isDone" value={isTicked ? 'no' : 'yes'} />
      <Button
        type="submit"
        look="plain"
        aria-label={t(isTicked ? 'Checklist.Untick' : 'Checklist.Tick', { step: title })}
      >
        {t(isTicked ? 'Checklist.UntickShort' : 'Checklist.TickShort')}
      </Button>
    </Form>
  )
}

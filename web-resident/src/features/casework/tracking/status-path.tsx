import { caseSteps, type PathStep } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { CheckIcon, CloseIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { RequestDetail } from './queries.ts'
import { statusText } from './shown-status.tsx'
import styles from './status-path.module.css'

const placeTexts = {
  past: 'Tracking.Past',
  active: 'Tracking.Active',
  future: 'Tracking.Future',
} as const satisfies Record<PathStep['place'], TextKey>

/** A request's past, current and coming statuses (spec, resident section 4). */
export function StatusPath({
  request,
}: {
  request: Pick<RequestDetail, 'type' | 'status' | 'statuses'>
}) {
  const { t } = useTexts()
  const { type, status, statuses } = request
  const steps = caseSteps(statuses, status)
  return (
    <div className={styles.frame}>
      <ol className={styles.path} aria-label={t('Tracking.Path')}>
        {steps.map((step) => (
          <Step key={step.status} step={step} name={statusText(t, type, step.status)} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step, name }: { step: PathStep; name: string }) {
  const { t } = useTexts()
  const { status, place, isTerminated } = step
  const isDone = status === 'Complete' && place === 'active'
  return (
    <li
      className={styles.step}
      data-place={place}
      data-ended={isTerminated ? '' : undefined}
      data-done={isDone ? '' : undefined}
      aria-current={place === 'active' ? 'step' : undefined}
    >
      <span className={styles.mark}>
        {isTerminated ? <CloseIcon /> : (place === 'past' || isDone) && <CheckIcon />}
      </span>
      <span>
        {name}
        <VisuallyHidden>
          {' '}
          ({t(isTerminated ? 'Tracking.Terminated' : placeTexts[place])})
        </VisuallyHidden>
      </span>
    </li>
  )
}

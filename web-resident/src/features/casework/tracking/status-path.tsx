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
  return (
    <PathSteps
      label={t('Tracking.Path')}
      steps={caseSteps(statuses, status).map((step) => ({
        ...step,
        key: step.status,
        name: statusText(t, type, step.status),
        isDone: step.status === 'Complete' && step.place === 'active',
      }))}
    />
  )
}

interface ShownStep extends Pick<PathStep, 'place' | 'isTerminated'> {
  readonly key: string
  readonly name: string
  /** The end of the path, reached. */
  readonly isDone: boolean
  /** Below the name, such as a day. */
  readonly note?: string | undefined
}

/** Where something stands on its way. */
export function PathSteps({ label, steps }: { label: string; steps: readonly ShownStep[] }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.path} aria-label={label}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step: { name, place, isTerminated, isDone, note } }: { step: ShownStep }) {
  const { t } = useTexts()
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
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </li>
  )
}

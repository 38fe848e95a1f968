import { commentColors, disciplineTexts, planLimits } from '@portal/core/plan-review/rules'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { settleForm } from './plan-forms.ts'
import styles from './plan-review.module.css'
import type { PlanComment } from './queries.ts'

interface CommentPartProps {
  permitId: string
  comment: PlanComment
  /** Its place on the page. */
  number: number
  /** Of its document. */
  current: number
  /** The application is not decided, and the reader may settle comments. */
  isOpen: boolean
}

/** A comment with its answers; reviewers accept the last one, or ask again. */
export function CommentPart({ permitId, comment, number, current, isOpen }: CommentPartProps) {
  const { t, format } = useTexts()
  const { answers, author, discipline, isRequired, madeOn, sheet, state, text } = comment
  const { versionNumber } = comment
  const isNote = !isRequired && state === 'open'
  return (
    <li className={styles.comment} data-state={isNote ? 'note' : state}>
      <header>
        <h3>{t('Plans.Comment', { number })}</h3>
        {isNote ? (
          <StatusBadge color="gray">{t('Plans.State_note')}</StatusBadge>
        ) : (
          <StatusBadge color={commentColors[state]}>{t(`Plans.State_${state}`)}</StatusBadge>
        )}
        <span className={styles.soft}>
          {[
            t(disciplineTexts[discipline]),
            sheet && t('Plans.AtSheet', { sheet }),
            t(versionNumber === current ? 'Plans.About' : 'Plans.AboutOlder', {
              number: versionNumber,
            }),
            author,
            format.date(madeOn),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </header>
      <p className={styles.text}>{text}</p>
      {answers.toReversed().map(({ round, text: answer, reply }) => (
        <div key={round} className={styles.answer}>
          <p>
            <b>
              {t('Plans.Answered')} ({t('Plans.Earlier', { round })}):
            </b>{' '}
            {answer}
          </p>
          {reply && (
            <p>
              <b>{t('Plans.AskedAgain')}:</b> {reply}
            </p>
          )}
        </div>
      ))}
      {isOpen && isRequired && <Settle permitId={permitId} comment={comment} number={number} />}
    </li>
  )
}

function Settle({
  permitId,
  comment: { id, state },
  number,
}: Pick<CommentPartProps, 'permitId' | 'comment' | 'number'>) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(settleForm), 'commentId', id)
  const isAnswered = state === 'answered' || state === 'accepted'
  return (
    // Starts empty after each change.
    <Form of={form} key={state}>
      <input type="hidden" name="permitId" value={permitId} />
      <input type="hidden" name="commentId" value={id} />
      <input type="hidden" name="seen" value={state} />
      <div className={styles.settle}>
        {state !== 'accepted' && (
          <Button
            type="submit"
            name="to"
            value="accepted"
            size="small"
            {...(state !== 'answered' && { look: 'quiet' })}
          >
            {t('Plans.Accept')}
            <VisuallyHidden>: {t('Plans.Comment', { number })}</VisuallyHidden>
          </Button>
        )}
        {isAnswered && (
          <details className={styles.more} open={form.errorOf('reply') !== undefined}>
            <summary>
              {t('Plans.AskAgain')}
              <VisuallyHidden>: {t('Plans.Comment', { number })}</VisuallyHidden>
            </summary>
            <TextArea {...form.field('reply')} rows={2} maxLength={planLimits.text} />
            <div>
              <Button type="submit" name="to" value="reopened" look="quiet" size="small">
                {t('Plans.AskAgain')}
                <VisuallyHidden>: {t('Plans.Comment', { number })}</VisuallyHidden>
              </Button>
            </div>
          </details>
        )}
      </div>
    </Form>
  )
}

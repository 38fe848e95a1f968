import {
  commentColors,
  disciplineTexts,
  isUnanswered,
  planLimits,
} from '@portal/core/plan-review/rules'
import { Button } from '@portal/web-ui/button'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { answerField, doField } from './corrections-form.ts'
import styles from './plan-review.module.css'
import type { PlanComment } from './queries.ts'
import type { Saving } from './use-saved-answers.ts'

interface PlanCommentProps {
  comment: PlanComment
  /** Its place on the page. */
  number: number
  /** Of its document. */
  current: number
  saved: string
  saving: Saving | undefined
  onType: (text: string) => void
}

/** What a reviewer asks, what was answered before, and the field for the answer. */
export function PlanCommentItem(props: PlanCommentProps) {
  const { comment, number, current, saved } = props
  const { t, format } = useTexts()
  const { discipline, isRequired, sheet, state, text, versionNumber } = comment
  const isNote = !isRequired && state === 'open'
  const isAsked = !isNote && isUnanswered(state)
  const isDraft = isAsked && saved !== ''
  const before = comment.answers.filter(({ isSent }) => isSent).toReversed()
  return (
    <li
      className={styles.comment}
      data-state={isDraft ? 'draft' : isNote ? 'note' : state}
      id={`comment-${number}`}
    >
      <header>
        <h3>{t('Plans.Comment', { number })}</h3>
        {isDraft ? (
          <StatusBadge color="blue">{t('Plans.State_draft')}</StatusBadge>
        ) : isNote ? (
          <StatusBadge color="gray">{t('Plans.State_note')}</StatusBadge>
        ) : (
          <StatusBadge color={commentColors[state]}>{t(`Plans.State_${state}`)}</StatusBadge>
        )}
      </header>
      <p className={styles.by}>
        {[
          t(disciplineTexts[discipline]),
          sheet && t('Plans.AtSheet', { sheet }),
          t(versionNumber === current ? 'Plans.About' : 'Plans.AboutOlder', {
            number: versionNumber,
          }),
          comment.author,
          format.date(comment.madeOn),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.text}>{text}</p>
      {before.map(({ round, text: answer, reply }) => (
        <div key={round} className={styles.before}>
          <p>
            <b>{t('Plans.Answered')}:</b> {answer}
          </p>
          {reply && (
            <p>
              <b>{t('Plans.AskedAgain')}:</b> {reply}
            </p>
          )}
        </div>
      ))}
      {isAsked && <AnswerFields {...props} />}
    </li>
  )
}

function AnswerFields({ comment: { id }, number, saved, saving, onType }: PlanCommentProps) {
  const { t } = useTexts()
  return (
    <div className={styles.answer}>
      <input type="hidden" name="commentId" value={id} />
      <input type="hidden" name={`saved.${id}`} value={saved} />
      <TextArea
        name={answerField(id)}
        label={
          <>
            <span aria-hidden="true">{t('Plans.YourAnswer')}</span>
            <VisuallyHidden>{t('Plans.YourAnswerTo', { number })}</VisuallyHidden>
          </>
        }
        rows={3}
        maxLength={planLimits.text}
        defaultValue={saved}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div className={styles.saving}>
        <Button type="submit" name={doField} value="save" look="quiet" size="small">
          {t('Plans.SaveAnswer')}
          <VisuallyHidden> {number}</VisuallyHidden>
        </Button>
        {saving === 'saving' && <span>{t('Plans.Saving')}</span>}
        {saving === 'saved' && <span data-tone="good">{t('Plans.Saved')}</span>}
        {saving === 'failed' && (
          <span data-tone="bad" role="alert">
            {t('Plans.NotSaved')}
          </span>
        )}
      </div>
    </div>
  )
}

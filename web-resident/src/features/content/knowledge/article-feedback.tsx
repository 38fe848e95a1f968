import { feedbackLimits } from '@portal/core/knowledge/rules'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import styles from './articles.module.css'
import { articleFeedbackForm } from './feedback-form.ts'

/** "Did this page help?": only those who say No are asked why. Works without JavaScript. */
export function ArticleFeedback({ id }: { id: string }) {
  const { t } = useTexts()
  const form = useAppForm(articleFeedbackForm)
  // All are used, since a page carries only texts used in rendering.
  const [send, asks] = [t('Knowledge.SendReason'), form.given !== null]
  const isDone = form.answers > 0 && !asks && form.refusal === null
  return (
    <section className={styles.feedback} aria-labelledby="feedback">
      <h2 id="feedback">{t('Knowledge.Helpful')}</h2>
      <Form of={form}>
        <input type="hidden" name="articleId" value={id} />
        {asks ? (
          <>
            <input type="hidden" name="helpful" value="no" />
            <TextArea
              {...form.field('reason')}
              hint={t('Knowledge.ReasonHint')}
              maxLength={feedbackLimits.reason}
              rows={3}
              optional
            />
            <div>
              <Button type="submit" look="quiet">
                {send}
              </Button>
            </div>
          </>
        ) : (
          !isDone && (
            <div className={styles.answers}>
              <Button type="submit" look="quiet" name="helpful" value="yes">
                {t('Knowledge.Yes')}
              </Button>
              <Button type="submit" look="quiet" name="helpful" value="no">
                {t('Knowledge.No')}
              </Button>
            </div>
          )
        )}
      </Form>
    </section>
  )
}

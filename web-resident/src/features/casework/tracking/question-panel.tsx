import { useEffect, useRef, useState } from 'react'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { AlertIcon } from '@portal/web-ui/icons'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { AnswerFiles } from './answer-files.tsx'
import { answerForm } from './answer-form.ts'
import type { RequestDetail } from './queries.ts'
import { RequestKeyFields } from './request-key-fields.tsx'
import styles from './request-view.module.css'
import type { StatusLink } from './status-link.ts'

interface QuestionPanelProps {
  request: RequestDetail
  link?: StatusLink | undefined
}

/** Staff's question, with fields for answer and files (spec, resident section 2). */
export function QuestionPanel({ request, link }: QuestionPanelProps) {
  const { t } = useTexts()
  const form = useAppForm(answerForm)
  // Always used: a page carries only texts used in rendering.
  const sending = t('Tracking.AnswerSending')
  const [isEmpty, setEmpty] = useState(true)
  const text = useRef<HTMLTextAreaElement>(null)
  // Includes what was typed before hydration.
  useEffect(() => setEmpty(!text.current?.value.trim()), [])
  return (
    <section className={styles.notice} aria-labelledby="question">
      <header>
        <AlertIcon />
        <h2 id="question">{t('Tracking.QuestionTitle')}</h2>
      </header>
      {request.actionRequiredMessage && (
        <p className={styles.asked}>{request.actionRequiredMessage}</p>
      )}
      <Form of={form} encType="multipart/form-data">
        <RequestKeyFields request={request} link={link} />
        <TextArea
          {...form.field('additionalInformationText')}
          ref={text}
          rows={5}
          maxLength={4000}
          onInput={({ currentTarget }) => setEmpty(!currentTarget.value.trim())}
        />
        <AnswerFiles
          hrefOf={(name) => uploadHref(request, link, name)}
          error={form.errorOf('files')}
        />
        <div>
          <Button
            type="submit"
            // Spec, resident section 5: text is required.
            disabledReason={isEmpty ? t('Tracking.AnswerEmpty') : undefined}
          >
            {form.isBusy ? sending : t('Tracking.AnswerSend')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Uploads with progress: addAnswerFile, or addGuestAnswerFile by a link. */
function uploadHref(
  { type, id }: RequestDetail,
  link: StatusLink | undefined,
  name: string,
): string {
  if (!link) {
    const query = new URLSearchParams({ name })
    return `/api/salesforce/activity/${type}/${id}/additionalInformation/files?${query}`
  }
  const query = new URLSearchParams({ as: link.as, signature: link.signature, name })
  return `/api/request-status/${id}/additionalInformation/files?${query}`
}

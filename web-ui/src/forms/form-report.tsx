import { Banner } from '../components/banner.tsx'
import { ErrorSummary } from '../components/error-summary.tsx'
import { Status } from '../components/status.tsx'
import { toastTexts } from '../components/toast-store.ts'
import { type Translate, useTexts } from '../texts/index.tsx'
import type { FormReply, Accepted } from './form-answer.ts'
import type { AppForm } from './form-definition.ts'

interface FormReportProps {
  form: Pick<AppForm, 'title' | 'errorsTitle'>
  reply: FormReply | null
  /** Number of replies: each refusal takes focus. */
  answers: number
  errors: readonly { field: string; message: string }[]
}

/** A form's errors, which take focus, or its message. */
export function FormReport({ form, reply, answers, errors }: FormReportProps) {
  const { t } = useTexts()
  const ask = reply?.kind === 'refused' ? reply.ask : undefined
  const title = ask?.title ?? (errors.length > 0 ? form.errorsTitle : form.title)
  const message = reply?.kind === 'accepted' && messageOf(reply, t)
  return (
    <>
      {reply?.kind === 'refused' && (
        <ErrorSummary
          key={answers}
          errors={
            ask?.messages.map((message) => ({ message })) ??
            (errors.length > 0 || !reply.code
              ? errors
              : [{ message: reply.detail ?? t(reply.code) }])
          }
          tone={ask ? 'warn' : 'error'}
          {...(title && { title: t(title) })}
        />
      )}
      <Status>{message && <Banner tone="success">{message}</Banner>}</Status>
    </>
  )
}

function messageOf(reply: Accepted, t: Translate): string | undefined {
  if ('keepsFields' in reply) return undefined
  const code = reply.code ?? ('toast' in reply ? toastTexts[reply.toast] : undefined)
  return code && t(code, reply.values)
}

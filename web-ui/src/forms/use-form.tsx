import { type FormHTMLAttributes, type ReactNode, useState } from 'react'
import type { TextKey } from '@portal/core/rules'
import { Banner } from '../components/banner.tsx'
import { ErrorSummary } from '../components/error-summary.tsx'
import { useTexts } from '../texts/index.tsx'
import { type FormAnswer, type FormFields, type FormState, refusalOf } from './form-answer.ts'

/** What makes a form that works with and without a script. */
interface FormParts {
  /** Where it posts to without a script: the page it stands on. */
  readonly path: string
  /** The page's query, which the post keeps. */
  readonly query: string
  /** Sends it; the same function answers on the server. */
  readonly send: (fields: FormFields) => Promise<FormAnswer>
  /** What the server answered to this page's form. */
  readonly state: FormState | null
  /** The name of each field, as its label has it. */
  readonly labels: Readonly<Record<string, TextKey>>
  /** Heads what is wrong with the form as a whole. */
  readonly title: TextKey
  /** Keeps the service that the account will go on with. */
  readonly remember?: (activityId: string) => void
}

/** What a form's screen needs. */
export interface FormUse {
  readonly form: {
    readonly method: 'post'
    readonly action: string
    readonly noValidate: true
    readonly onSubmit: NonNullable<FormHTMLAttributes<HTMLFormElement>['onSubmit']>
  }
  readonly isBusy: boolean
  readonly errorOf: (field: string) => string | undefined
  /** What was typed before the page came again. */
  readonly valueOf: (field: string) => string | undefined
  /** Stands above the fields: what is wrong, or what came of it. Takes focus with each refusal. */
  readonly summary: ReactNode
}

/**
 * A form that the server answers by itself where no script runs, and that a script sends without
 * leaving the page. What is typed never stands in an address.
 */
export function useForm({ path, query, send, state, labels, title, remember }: FormParts): FormUse {
  const { t } = useTexts()
  const carried = state?.path === path ? state : null
  const [{ reply, times }, setReply] = useState({ reply: carried?.reply, times: 0 })
  const [isBusy, setBusy] = useState(false)
  const labelOf = (field: string) => {
    const label = labels[field]
    return label ? t(label) : field
  }
  const problems = reply?.kind === 'refused' ? reply.problems : []
  const told = problems.map(({ field, code }) => ({
    field,
    message: t(code, { field: labelOf(field) }),
  }))

  async function submit(fields: FormFields): Promise<void> {
    setBusy(true)
    const answer = await send(fields).catch(refusalOf)
    if (answer.kind === 'done') {
      if (answer.pendingActivity) remember?.(answer.pendingActivity)
      location.assign(answer.href)
      return
    }
    setBusy(false)
    setReply(({ times: before }) => ({ reply: answer, times: before + 1 }))
  }

  return {
    form: {
      method: 'post',
      action: path + query,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        // A native submit event; React's type knows nothing of its button.
        const { submitter } = event.nativeEvent
        if (!isBusy) void submit(fieldsOf(new FormData(event.currentTarget, submitter)))
      },
    },
    isBusy,
    errorOf: (field) => told.find((one) => one.field === field)?.message,
    valueOf: (field) => carried?.fields[field],
    summary: (
      <>
        {reply?.kind === 'refused' && (
          <ErrorSummary
            key={times}
            errors={told.length > 0 || !reply.code ? told : [{ message: t(reply.code) }]}
            {...(told.length === 0 && { title: t(title) })}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks such as banners */}
        <div role="status">
          {reply?.kind === 'told' && <Banner tone="success">{t(reply.code)}</Banner>}
        </div>
      </>
    ),
  }
}

const fieldsOf = (data: FormData): FormFields =>
  Object.fromEntries(
    [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

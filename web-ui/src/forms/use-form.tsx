import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { showToast } from '../components/toast-store.ts'
import { useTexts, type Values } from '../texts/index.tsx'
import { type FieldName, errorSentence } from './error-sentence.ts'
import { type Fields, fieldsIn, fieldsOf } from './fields.ts'
import {
  type Ask,
  type Done,
  type FormAnswer,
  type FormReply,
  type FormState,
  refusalOf,
} from './form-answer.ts'
import { type AppForm, type FormContext, isPasswordField } from './form-definition.ts'
import { FormReport } from './form-report.tsx'
import { useIdempotencyKey } from './idempotency-key.ts'

/** Browser-only behavior. */
export interface FormOptions {
  /** Wraps the sending; null cancels. */
  readonly during?: (send: () => Promise<FormAnswer>, fields: Fields) => Promise<FormAnswer | null>
  /** After a form that stays was accepted, and its page updated. */
  readonly onAccepted?: () => void
}

export interface Surroundings extends Pick<FormContext, 'call' | 'page'> {
  readonly completeTexts: () => Promise<void>
}

export interface FormUse {
  readonly name: string
  readonly isBusy: boolean
  /** Name, label, error and initial value: `<TextInput {...form.field('email')} />`. */
  readonly field: (name: string, first?: string) => FieldParts
  readonly box: (name: string, isFirst: boolean) => BoxParts
  readonly errorOf: (field: string) => string | undefined
  /** Refused input from before a page load; for dynamic fields. */
  readonly typed: Fields | null
  /** The last refusal of the whole form. */
  readonly refusal: TextKey | null
  /** The last confirmation question. */
  readonly ask: Ask | null
  /** What the accepted reply carries; for what is shown once. */
  readonly given: Values | null
  /** Number of replies; a key for what restarts with each. */
  readonly answers: number
  /** Goes above the fields: errors or the message. */
  readonly report: ReactNode
  readonly send: (form: HTMLFormElement, button: HTMLElement | null) => void
}

interface FieldParts {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

interface BoxParts {
  readonly name: string
  readonly label: string
  readonly defaultChecked: boolean
}

/**
 * Runs a form. JavaScript sends it without leaving the page; otherwise the browser posts it to its
 * page, and the server uses the same definition. Input never appears in URLs. Success refetches
 * everything on the screen.
 */
export function useForm(
  form: AppForm,
  { call, page, completeTexts }: Surroundings,
  { during = (send) => send(), onAccepted }: FormOptions = {},
): FormUse {
  const { t, find } = useTexts()
  const search = useRouterState({ select: ({ location }) => location.search })
  const carried = useCarried(form.name, page.form)
  const [{ reply, answers }, setReply] = useState<{ reply: FormReply | null; answers: number }>({
    reply: carried?.reply ?? null,
    answers: 0,
  })
  const [isBusy, setBusy] = useState(false)
  const keyOf = useIdempotencyKey()
  const [leave, renew] = useAfterwards()
  const isToGoOn = carried && (carried.reply.kind === 'refused' || 'keepsTyped' in carried.reply)
  const typed = isToGoOn ? fieldsOf(carried.fields) : null

  const { labels, sentences = {} } = form
  const nameOf = (name: string): FieldName | null => {
    if (typeof labels === 'function') return labels(name, t)
    const label = labels[name]
    return label ? { label } : null
  }
  const labelOf = (name: string): string => {
    const known = nameOf(name)
    return known ? t(known.label) : name
  }
  const problems = reply?.kind === 'refused' ? reply.problems : []
  const errors = problems.map(({ field, code, message: given }) => {
    const known = nameOf(field)
    if (given !== undefined)
      return {
        field,
        message: known?.of ? t('Field.ErrorOf', { of: known.of, error: given }) : given,
      }
    const own = Object.hasOwn(sentences, field) ? sentences[field] : undefined
    const message = known
      ? errorSentence({ t, find }, own ?? code, known)
      : t(own ?? code, { field })
    return { field, message }
  })
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message

  async function send(element: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    setBusy(true)
    const fields = fieldsIn(element, button)
    const answer = await during(
      () => form.send(fields, { call, page, search, keyOf }),
      fields,
    ).catch((error: unknown) => refusalOf(error, form.about))
    // The error may need a text that the page did not carry.
    if (answer?.kind !== 'done') await completeTexts().catch(() => undefined)
    // Stay busy until the page unloads.
    if (answer?.kind === 'done' && !(await leave(answer))) return
    if (answer?.kind === 'accepted') {
      await renew()
      forgetPasswords(element)
      if ('toast' in answer) {
        const { code, toast, values } = answer
        showToast(toast, { ...(code && { text: code }), values })
      }
      onAccepted?.()
    }
    setBusy(false)
    if (!answer || answer.kind === 'done') return
    const isToast = answer.kind === 'accepted' && 'toast' in answer
    setReply((before) => ({ reply: isToast ? null : answer, answers: before.answers + 1 }))
  }

  return {
    name: form.name,
    isBusy,
    field: (name, first) => ({
      name,
      label: labelOf(name),
      error: errorOf(name),
      defaultValue: typed?.has(name) ? typed.text(name) : first,
    }),
    box: (name, isFirst) => ({
      name,
      label: labelOf(name),
      defaultChecked: typed ? typed.isChecked(name) : isFirst,
    }),
    errorOf,
    typed,
    refusal: (reply?.kind === 'refused' && reply.code) || null,
    ask: (reply?.kind === 'refused' && reply.ask) || null,
    given: (reply?.kind === 'accepted' && 'values' in reply && reply.values) || null,
    answers,
    report: <FormReport answers={answers} form={form} reply={reply} errors={errors} />,
    send: (element, button) => void (isBusy || send(element, button)),
  }
}

const shown = new WeakSet<FormState>()

/** The server's reply to this form, only once, since the visitor may return to the page. */
function useCarried(name: string, state: FormState | null): FormState | null {
  const [carried] = useState(() => (state?.name === name && !shown.has(state) ? state : null))
  useEffect(() => {
    if (carried) shown.add(carried)
  }, [carried])
  return carried
}

function useAfterwards() {
  const router = useRouter()
  const queryClient = useQueryClient()
  /** Returns whether the app stays. */
  async function leave({ href, isWithin, cookie }: Done): Promise<boolean> {
    if (cookie) document.cookie = cookie
    if (!isWithin) {
      location.assign(href)
      return false
    }
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await router.navigate({ href })
    // A page that only changed its query runs no loader.
    await queryClient.refetchQueries({ type: 'active', stale: true })
    return true
  }
  return [leave, () => queryClient.invalidateQueries()] as const
}

function forgetPasswords(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isPasswordField(control.name)) control.value = ''
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { showToast } from '../components/toast-store.ts'
import { useTexts } from '../texts/index.tsx'
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

/** What only the browser does beside sending. */
export interface FormOptions {
  /** Runs around the sending; null when the person thinks better of it. */
  readonly during?: (send: () => Promise<FormAnswer>, fields: Fields) => Promise<FormAnswer | null>
  /** After a form that stays has been taken, and its page shows what changed. */
  readonly onTold?: () => void
}

/** What the app's router gives every screen, as far as forms need it. */
export interface Surroundings extends Pick<FormContext, 'call' | 'page'> {
  readonly completeTexts: () => Promise<void>
}

/** A form on the screen. */
export interface FormUse {
  readonly name: string
  readonly isBusy: boolean
  /** A field's name, label, error and first value: `<TextInput {...form.field('email')} />`. */
  readonly field: (name: string, first?: string) => FieldParts
  /** As `field`, for a checkbox. */
  readonly box: (name: string, isFirst: boolean) => BoxParts
  /** The sentence beside a field. */
  readonly errorOf: (field: string) => string | undefined
  /** What was typed and refused before the page came again; for fields that come and go. */
  readonly typed: Fields | null
  /** Why the form as a whole was refused last. */
  readonly refusal: TextKey | null
  /** What the person was asked last; null for nothing. */
  readonly ask: Ask | null
  /** How often it was answered; a key for what begins anew with each answer. */
  readonly answers: number
  /** Stands above the fields: what is wrong, or what came of it. */
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
 * Puts a form on the screen. A script sends it without leaving the page; without one the browser posts it
 * to the page it stands on, and the server answers it by the same definition. What is typed never stands
 * in an address. Once it is taken, everything on the screen is asked for anew.
 */
export function useForm(
  form: AppForm,
  { call, page, completeTexts }: Surroundings,
  { during = (send) => send(), onTold }: FormOptions = {},
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
  const typed = carried?.reply.kind === 'refused' ? fieldsOf(carried.fields) : null

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
  const errors = problems.map(({ field, code }) => {
    const own = Object.hasOwn(sentences, field) ? sentences[field] : undefined
    const known = nameOf(field)
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
    // What went wrong may need a text that the page did not carry.
    if (answer?.kind !== 'done') await completeTexts().catch(() => undefined)
    // A page that is left for good stays busy until it is.
    if (answer?.kind === 'done' && !(await leave(answer))) return
    if (answer?.kind === 'told') {
      await renew()
      forgetPasswords(element)
      if ('toast' in answer) showToast(answer.toast)
      onTold?.()
    }
    setBusy(false)
    if (!answer || answer.kind === 'done') return
    const isToast = answer.kind === 'told' && 'toast' in answer
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
      defaultChecked: typed ? typed.isTicked(name) : isFirst,
    }),
    errorOf,
    typed,
    refusal: (reply?.kind === 'refused' && reply.code) || null,
    ask: (reply?.kind === 'refused' && reply.ask) || null,
    answers,
    report: <FormReport answers={answers} form={form} reply={reply} errors={errors} />,
    send: (element, button) => void (isBusy || send(element, button)),
  }
}

const shown = new WeakSet<FormState>()

/** What the server answered to this form; only once, since the page may be left and come back to. */
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
  /** Whether the app stays. */
  async function leave({ href, isWithin, cookie }: Done): Promise<boolean> {
    if (cookie) document.cookie = cookie
    if (!isWithin) {
      location.assign(href)
      return false
    }
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await router.navigate({ href })
    return true
  }
  return [leave, () => queryClient.invalidateQueries()] as const
}

function forgetPasswords(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isPasswordField(control.name)) control.value = ''
  }
}

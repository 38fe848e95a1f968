import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormOptions, FormUse } from '@portal/web-ui/use-form'
import { seenField } from './seen-field.ts'
import { useFollowing } from './use-following.ts'

interface Edited<Edit> {
  readonly form: AppForm
  /** Of the refusal. */
  readonly code: TextKey
  /** As stored now. */
  readonly current: Edit
  readonly queryKey: readonly unknown[]
  /** Reads the hidden field of a form that was sent without JavaScript. */
  readonly seenIn: (text: string) => Edit | null
}

/**
 * After a refusal because someone else saved first: the values that the form was filled from. The
 * form shows the new ones where the clerk typed nothing, and keeps what they typed.
 */
export function useChangedMeanwhile<Edit extends object>(edited: Edited<Edit>) {
  const { form, code, current, queryKey, seenIn } = edited
  const queryClient = useQueryClient()
  const { page } = useApp()
  useFollowing(form.name, current)
  const latest = useRef(current)
  const [refused, setRefused] = useState<Edit | null>(() => {
    const sent = page.form
    if (sent?.name !== form.name || sent.reply.kind !== 'refused') return null
    if (sent.reply.code !== code) return null
    return seenIn(sent.fields.find(([name]) => name === seenField)?.[1] ?? '')
  })
  useEffect(() => {
    latest.current = current
  }, [current])
  const options: FormOptions = {
    async during(send) {
      const filledFrom = latest.current
      try {
        const answer = await send()
        if (answer.kind === 'accepted') setRefused(null)
        return answer
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) {
          setRefused(filledFrom)
          await queryClient.invalidateQueries({ queryKey })
        }
        throw error
      }
    },
  }
  const seen = refused ?? current
  return {
    isRefused: refused !== null,
    seen,
    options,
    /** Whether the clerk typed a value of their own; `value` is the one that the form was filled from. */
    isTyped: ({ typed }: FormUse, name: string, value: string | boolean): boolean =>
      typed !== null &&
      (refused === null ||
        (typeof value === 'boolean' ? typed.isChecked(name) : typed.text(name)) !== value),
  }
}

interface ChangedField {
  readonly field: string
  readonly from: string
  readonly to: string
}

/** Each field that another clerk changed, before and after. */
export function ChangedMeanwhile({ changes }: { changes: readonly ChangedField[] }) {
  const { t } = useTexts()
  if (changes.length === 0) return null
  const shown = (value: string) => value || t('Meanwhile.Empty')
  return (
    <Banner tone="warn" title={t('Meanwhile.Title')} live="alert">
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field}>{t('Meanwhile.Field', { field, from: shown(from), to: shown(to) })}</li>
        ))}
      </ul>
    </Banner>
  )
}

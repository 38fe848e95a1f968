import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textVersion } from '@portal/core/text-editing/rules'
import { saveTranslations } from '@portal/openapi/admin-client/text-editing'
import { ApiError } from '@portal/web-ui/api'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { inNewTab } from '../../../parts/in-new-tab.ts'
import type { EditableText } from './queries.ts'
import { formsOf } from './text-forms.ts'
import { deleteField, editsIn, previewField, textsForm } from './texts-form.ts'
import { dropDrafts, type Drafts, useDrafts } from './use-drafts.ts'

type Edit = ReturnType<typeof editsIn>[number]

export interface TextEditing {
  readonly drafts: Drafts
  readonly epoch: number
  readonly form: ReturnType<typeof useAppForm>
  /** How many texts the last save changed; null if there is nothing to undo. */
  readonly saved: number | null
  readonly undo: () => Promise<void>
  readonly isUndoing: boolean
}

/** Saves drafts, keeps them when another clerk saved first, and can take the last save back. */
export function useTextEditing(texts: readonly EditableText[]): TextEditing {
  const queryClient = useQueryClient()
  const { call } = useApp()
  const { drafts, epoch } = useDrafts()
  const [earlier, setEarlier] = useState<readonly Edit[]>([])
  const [isUndoing, setUndoing] = useState(false)

  /** The edit that brings back what the text was before. */
  function reverse(edit: Edit): Edit | null {
    const shown = texts.find(({ Id }) => Id === edit.Id)
    const before = drafts.get(edit.Id)?.seen ?? (shown && formsOf(shown))
    if (!before) return null
    const saved = { singular: edit.SingularForm, plural: edit.PluralForm }
    return {
      ...edit,
      SingularForm: before.singular,
      PluralForm: before.plural,
      Version: textVersion(saved),
    }
  }

  const form = useAppForm(textsForm, {
    async during(send, fields) {
      if (fields.has(previewField)) return inNewTab(send)
      const edits = fields.has(deleteField) ? [] : editsIn(fields)
      try {
        const answer = await send()
        if (answer.kind === 'accepted') {
          setEarlier(edits.map(reverse).filter((edit) => edit !== null))
          dropDrafts(edits.map(({ Id }) => Id))
        }
        return answer
      } catch (error) {
        // The rows then show the newer texts beside what was typed.
        if (error instanceof ApiError && error.status === 412) await queryClient.invalidateQueries()
        throw error
      }
    },
  })

  async function undo(): Promise<void> {
    setUndoing(true)
    try {
      await call(saveTranslations, { body: [...earlier] })
      showToast('SuccessUpdate', { text: 'Languages.Undone' })
      setEarlier([])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast('ErrorUpdate', error.status === 412 ? { text: 'Languages.UndoFailed' } : {})
    }
    await queryClient.invalidateQueries()
    setUndoing(false)
  }

  return {
    drafts,
    epoch,
    form,
    saved: earlier.length === 0 ? null : earlier.length,
    undo,
    isUndoing,
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { getCorrections, sendPlanVersion } from '@portal/openapi/resident-client/plan-review'
import { ApiError, keyOf } from '@portal/web-ui/api'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { newDocument } from './corrections-form.ts'
import type { PermitPath } from './queries.ts'

interface PlanFileProps {
  name: string
  label: string
  path: PermitPath
  /** What it is a version of, or another document’s title and kind. */
  about: (
    file: File,
    form: HTMLFormElement | null,
  ) => { readonly documentId: string } | ReturnType<typeof newDocument>
}

/** A file that is uploaded when it is chosen; without JavaScript it is sent with the form. */
export function PlanFile({ name, label, path, about }: PlanFileProps) {
  const { t } = useTexts()
  const { call, completeTexts } = useApp()
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<TextKey>()

  async function send(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? []
    if (!file) return
    await completeTexts().catch(() => undefined)
    setProblem(undefined)
    setSending(file.name)
    try {
      await call(sendPlanVersion, {
        path,
        query: { name: file.name, ...about(file, input.form) },
        body: file,
      })
      input.value = ''
      await queryClient.invalidateQueries({ queryKey: keyOf(getCorrections) })
    } catch (error) {
      setProblem(codeOf(error))
    }
    setSending(undefined)
  }

  return (
    <>
      <Field
        name={name}
        label={label}
        hint={t('Plans.FileHint')}
        error={problem && t(problem)}
        optional
      >
        {(wiring) => (
          <FileInput
            {...wiring}
            name={name}
            accept="application/pdf,image/jpeg,image/png,image/gif,image/webp"
            onChange={({ currentTarget }) => void send(currentTarget)}
          />
        )}
      </Field>
      <Status>{sending !== undefined && t('Plans.Uploading', { file: sending })}</Status>
    </>
  )
}

/** A refusal's code is its text. */
const codeOf = (error: unknown): TextKey =>
  error instanceof ApiError ? error.code : 'Util.ErrorTryAgainLater'

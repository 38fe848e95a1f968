import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '@portal/core/kernel/rules'
import { maxFile } from '@portal/core/text-editing/rules'
import { compareTexts, saveTranslations } from '@portal/openapi/admin-client/text-editing'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { ImportLines } from './import-lines.tsx'
import type { Comparison, ImportLine } from './queries.ts'

interface Compared {
  readonly text: string
  readonly comparison: Comparison
}

/** Compares a file with the texts, and saves the lines that staff choose. */
export function ImportFile({ language }: { language: Language }) {
  const { t } = useTexts()
  const { call } = useApp()
  const queryClient = useQueryClient()
  const [compared, setCompared] = useState<Compared | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function compare(text: string): Promise<void> {
    setBusy(true)
    setRefused(null)
    try {
      setCompared({
        text,
        comparison: await call(compareTexts, { body: { language, file: text } }),
      })
    } catch (error) {
      setCompared(null)
      const { code, detail } = refusalOf(error)
      setRefused(detail ?? code ?? 'Languages.BrokenFile')
    }
    setBusy(false)
  }

  async function save(lines: readonly ImportLine[], text: string): Promise<void> {
    setBusy(true)
    try {
      const body = lines.map(({ Id, Group, LanguageKey, file, Version }) => ({
        Id,
        Group,
        LanguageKey,
        SingularForm: file.singular,
        PluralForm: file.plural,
        ...(Version !== null && { Version }),
      }))
      const { length: count } = await call(saveTranslations, { body })
      showToast('SuccessUpdate', { text: 'Languages.Saved', values: { count } })
      await queryClient.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast('ErrorUpdate', {
        text: error.status === 412 ? 'Languages.ImportAgain' : 'Languages.SaveFailed',
      })
    }
    // Of the texts as they are now.
    await compare(text)
  }

  return (
    <Card title={t('Languages.Import')}>
      <p>{t('Languages.ImportText')}</p>
      <Field name="file" label={t('Languages.File')}>
        {(wiring) => (
          <FileInput
            {...wiring}
            accept=".xlf,.xliff,.po,.json"
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0]
              if (!file) return
              if (file.size > maxFile) setRefused('Languages.FileTooLarge')
              else void file.text().then(compare)
            }}
          />
        )}
      </Field>
      {refused !== null && <Refusal text={refused} />}
      {compared && (
        <ImportLines
          key={JSON.stringify(compared.comparison.lines.map(({ Version }) => Version))}
          language={language}
          comparison={compared.comparison}
          isBusy={isBusy}
          onImport={(lines) => void save(lines, compared.text)}
        />
      )}
    </Card>
  )
}

const codes = ['Languages.BrokenFile', 'Languages.FileTooLarge', 'Util.ErrorTryAgainLater'] as const

/** A code, or a sentence about this file. */
function Refusal({ text }: { text: string }) {
  const { t } = useTexts()
  const code = codes.find((one) => one === text)
  return (
    <Banner tone="error" live="alert">
      {code ? t(code) : text}
    </Banner>
  )
}

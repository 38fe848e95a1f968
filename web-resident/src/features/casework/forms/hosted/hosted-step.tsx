import {
  type AskedPage,
  feeLines,
  dollars,
  type FormAnswers,
  type FormDefinition,
} from '@portal/core/forms/rules'
import type { ValidationError } from '@portal/core/kernel/rules'
import { useTexts } from '@portal/web-ui/texts'
import { hostedError } from './hosted-error.ts'
import { HostedErrors } from './hosted-errors.tsx'
import { type HostedFile, HostedPart } from './hosted-field.tsx'
import { hostedFormName } from './hosted-form-name.ts'

export interface HostedStepProps {
  name: string
  serviceId: string
  definition: FormDefinition
  asked: AskedPage
  /** From 1, among the asked pages and the review. */
  step: number
  steps: number
  answers: FormAnswers
  files: readonly HostedFile[]
  fieldErrors: readonly ValidationError[]
  /** What the city's records say, in the reader's language. */
  problems: readonly { field?: string; message: string }[]
  helpMail: string
}

export function HostedStep(props: HostedStepProps) {
  const { name, definition, asked, step, steps, answers, fieldErrors, ...rest } = props
  const { t, language } = useTexts()
  const { page, fields } = asked
  const own = fieldErrors.flatMap(({ field: name, kind }) => {
    const field = page.fields.find((one) => one.name === name)
    return field && field.kind !== 'words'
      ? [{ field: name, message: hostedError({ t, language }, field, kind) }]
      : []
  })
  const errors = [...own, ...rest.problems]
  const fee = feeLines(definition, answers).reduce((sum, { cents }) => sum + cents, 0)
  const hasFiles = fields.some(({ kind }) => kind === 'files')
  return (
    <form role="none" method="post" noValidate data-page={asked.at}>
      <header>
        <p className="soft">
          {name} · {t('Form.Step', { step, of: steps })}
        </p>
        <h1 tabIndex={-1} data-begin={errors.length === 0 ? '' : undefined}>
          {page.title[language]}
        </h1>
      </header>
      <HostedErrors errors={errors} />
      <input type="hidden" name="form" value={hostedFormName} />
      <input type="hidden" name="shown" value={fields.map((field) => field.name).join(' ')} />
      {page.fields.map((field) => (
        <HostedPart
          key={field.name}
          field={field}
          isAsked={fields.includes(field)}
          answers={answers}
          error={errors.find((one) => one.field === field.name)?.message}
          files={rest.files}
          serviceId={rest.serviceId}
        />
      ))}
      {hasFiles && (
        <noscript>
          <p className="notice">{t('Form.FilesNeedScript', { mail: rest.helpMail })}</p>
        </noscript>
      )}
      <p className="soft">
        {fee > 0 && `${t('Form.Fee', { amount: dollars(fee) })} · `}
        {t('Form.Kept')}
      </p>
      <footer>
        {/* First, so that Enter presses it. */}
        <button type="submit" name="go" value="next">
          {t('Form.Continue')}
        </button>
        {step > 1 && (
          <button type="submit" name="go" value="back" className="quiet">
            {t('Form.Back')}
          </button>
        )}
      </footer>
      {Object.keys(answers).length > 0 && (
        // A confirmation that works without JavaScript.
        <details className="restart">
          <summary>{t('Form.StartOver')}</summary>
          <p>{t('Form.StartOverAsk')}</p>
          <button type="submit" name="go" value="restart" className="quiet">
            {t('Form.StartOverYes')}
          </button>
        </details>
      )}
    </form>
  )
}

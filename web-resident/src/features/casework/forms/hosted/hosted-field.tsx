import type { ReactNode } from 'react'
import {
  answersTo,
  type AskingField,
  type FormAnswers,
  type FormCondition,
  type FormField,
  formLengths,
  offeredChoices,
} from '@portal/core/forms/rules'
import { lateValues, type TextKey } from '@portal/core/texts/rules'
import { useTexts } from '@portal/web-ui/texts'
import { filesOf } from './answers.ts'

export interface HostedFile {
  readonly id: string
  readonly name: string
}

interface FieldProps {
  field: AskingField
  answers: FormAnswers
  error: string | undefined
  files: readonly HostedFile[]
  serviceId: string
}

/** Shown only while its condition holds. */
export function HostedPart(
  props: Omit<FieldProps, 'field'> & { field: FormField; isAsked: boolean },
) {
  const { field, isAsked, ...rest } = props
  const { language } = useTexts()
  const { when } = field
  return (
    <div hidden={!isAsked} data-when={when?.field} data-is={when && JSON.stringify(when.is)}>
      {field.kind === 'words' ? (
        <p>{field.label[language]}</p>
      ) : (
        <HostedField field={field} {...rest} />
      )}
    </div>
  )
}

const lines: Readonly<Partial<Record<AskingField['kind'], object>>> = {
  text: {},
  address: {
    autoComplete: 'address-line1',
    maxLength: formLengths.address,
    'data-addresses': '',
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: formLengths.email,
  },
  phone: { type: 'text', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
  date: { type: 'date' },
  number: { inputMode: 'decimal', maxLength: 14 },
  license: {
    autoCapitalize: 'characters',
    autoComplete: 'off',
    maxLength: formLengths.license,
    'data-contractors': '',
  },
}

function HostedField(props: FieldProps) {
  const { field, answers } = props
  const { t, language } = useTexts()
  const [first = ''] = answersTo(field.name, answers)
  switch (field.kind) {
    case 'paragraph':
      return (
        <Labelled {...props}>
          {(wiring) => (
            <textarea
              {...wiring}
              rows={4}
              maxLength={field.maxLength ?? formLengths.paragraph}
              defaultValue={first}
            />
          )}
        </Labelled>
      )
    case 'yes-no':
      return (
        <Choices
          {...props}
          type="radio"
          choices={[
            { value: 'yes', label: t('Util.Yes'), isOffered: true },
            { value: 'no', label: t('Util.No'), isOffered: true },
          ]}
        />
      )
    case 'choice':
    case 'choices': {
      const offered = offeredChoices(field, answers)
      const choices = field.choices.map((choice) => ({
        value: choice.value,
        label: choice.label[language],
        when: choice.when,
        isOffered: offered.includes(choice),
      }))
      if (field.kind === 'choice' && choices.length > 6)
        return (
          <Labelled {...props}>
            {(wiring) => (
              <select {...wiring} defaultValue={first}>
                <option value="">{t('Form.Choose')}</option>
                {choices.map(({ value, label, ...offer }) => (
                  <option
                    key={value}
                    value={value}
                    disabled={!offer.isOffered}
                    {...conditional(offer)}
                  >
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        )
      return (
        <Choices
          {...props}
          type={field.kind === 'choice' ? 'radio' : 'checkbox'}
          choices={choices}
        />
      )
    }
    case 'files':
      return <Files {...props} max={field.most} />
    default: {
      const maxLength = field.kind === 'text' ? (field.maxLength ?? formLengths.text) : undefined
      return (
        <Labelled {...props}>
          {(wiring) => (
            <input
              type="text"
              {...lines[field.kind]}
              {...(maxLength && { maxLength })}
              {...wiring}
              defaultValue={first}
            />
          )}
        </Labelled>
      )
    }
  }
}

interface Wiring {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const describedBy = ({ field, error }: Pick<FieldProps, 'field' | 'error'>) =>
  [(field.hint || field.kind === 'files') && `${field.name}-hint`, error && `${field.name}-error`]
    .filter(Boolean)
    .join(' ') || undefined

function Labelled({
  field,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.name}>
        <LabelText field={field} />
      </label>
      <Notes field={field} error={error} />
      {children({
        id: field.name,
        name: field.name,
        'aria-describedby': describedBy({ field, error }),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}

function LabelText({ field }: Pick<FieldProps, 'field'>) {
  const { t, language } = useTexts()
  return (
    <>
      {field.label[language]}
      {!field.isRequired && <span className="soft"> ({t('Field.Optional')})</span>}
    </>
  )
}

function Notes({ field, error, hint }: Pick<FieldProps, 'field' | 'error'> & { hint?: string }) {
  const { t, language } = useTexts()
  const own = [field.hint?.[language], hint].filter(Boolean).join(' ')
  return (
    <>
      {own && (
        <p className="hint" id={`${field.name}-hint`}>
          {own}
        </p>
      )}
      {error && (
        <p className="error" id={`${field.name}-error`}>
          <span className="unseen">{t('Field.ErrorPrefix')} </span>
          {error}
        </p>
      )}
    </>
  )
}

interface ChoicesProps extends FieldProps {
  type: 'radio' | 'checkbox'
  choices: readonly Choice[]
}

interface Offer {
  isOffered: boolean
  when?: FormCondition | undefined
}

interface Choice extends Offer {
  value: string
  label: string
}

/** The form's script shows and hides it, as it does fields. */
const conditional = ({ isOffered, when }: Offer) => ({
  hidden: !isOffered,
  'data-when': when?.field,
  'data-is': when && JSON.stringify(when.is),
})

function Choices({ field, answers, error, type, choices }: ChoicesProps) {
  const given = answersTo(field.name, answers)
  return (
    <fieldset
      className="field"
      id={field.name}
      tabIndex={-1}
      aria-describedby={describedBy({ field, error })}
    >
      <legend>
        <LabelText field={field} />
      </legend>
      <Notes field={field} error={error} />
      <div className="choices">
        {choices.map(({ value, label, ...offer }) => (
          <label key={value} className="choice" {...conditional(offer)}>
            <input
              type={type}
              name={field.name}
              value={value}
              defaultChecked={given.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const refusals = [
  'File.Empty',
  'File.KindNotTaken',
  'File.Incomplete',
  'File.TooMany',
  'File.TogetherTooLarge',
  'File.TooManyPixels',
  'Error.TooLarge',
] as const satisfies readonly TextKey[]

/** The form's script sends files to addDraftFile. */
function Files({ field, answers, error, files, serviceId, max }: FieldProps & { max: number }) {
  const { t } = useTexts()
  // The script fills these in.
  const open = lateValues(['name', 'reason'])
  const reasons = Object.fromEntries(refusals.map((code) => [code, t(code)]))
  return (
    <div
      className="field"
      data-files={`/api/drafts/${serviceId}/files`}
      data-name={field.name}
      data-most={max}
      data-uploading={t('Form.Uploading', open)}
      data-failed={t('Form.UploadFailed', open)}
      data-added={t('Form.FileAdded', open)}
      data-removed={t('Form.FileRemoved', open)}
      data-remove={t('Form.RemoveFile', open)}
      data-offline={t('Util.ErrorTryAgainLater')}
      data-reasons={JSON.stringify(reasons)}
    >
      <label htmlFor={field.name}>
        <LabelText field={field} />
      </label>
      <Notes field={field} error={error} hint={t('Form.FilesHint', { count: max })} />
      <input
        type="file"
        id={field.name}
        multiple={max > 1}
        accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
        aria-describedby={describedBy({ field, error })}
        aria-invalid={error ? true : undefined}
        hidden
      />
      <ul className="files">
        {filesOf(field.name, answers, files).map(({ id, name }) => (
          <li key={id} data-id={id}>
            <span>{name}</span>
            <input type="hidden" name={field.name} value={id} />
            <button type="button" className="quiet small">
              {t('Form.RemoveFile', { name })}
            </button>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a calculation */}
      <p role="status" />
    </div>
  )
}

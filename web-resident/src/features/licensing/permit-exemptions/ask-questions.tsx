import type { ValidationError } from '@portal/core/kernel/rules'
import { ErrorSummary } from '@portal/web-ui/error-summary'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { ChosenSoFar } from './chosen-so-far.tsx'
import { answerPrefix, type NeedSearch } from './need-search.ts'
import styles from './permit-need.module.css'
import type { NeedQuestion } from './queries.ts'
import { StepForm } from './step-form.tsx'

interface AskQuestionsProps {
  search: NeedSearch
  questions: readonly NeedQuestion[]
  errors: readonly ValidationError[]
}

const yesNo = ['yes', 'no'] as const

/** The few questions that decide. */
export function AskQuestions({ search, questions, errors }: AskQuestionsProps) {
  const { t } = useTexts()
  const { propertyType, option, answers } = search
  const errorOf = ({ key, text }: NeedQuestion): string | undefined => {
    const error = errors.find(({ field }) => field === key)
    if (!error) return undefined
    const question = text
    return t(error.kind === 'Required' ? 'PermitNeed.AnswerMissing' : 'PermitNeed.AnswerNumber', {
      question,
    })
  }
  const messages = questions.flatMap((question) => {
    const message = errorOf(question)
    return message ? [{ field: `${answerPrefix}${question.key}`, message }] : []
  })
  return (
    <>
      {propertyType && <ChosenSoFar propertyType={propertyType} option={option} />}
      <ErrorSummary errors={messages} />
      <StepForm
        step="answers"
        kept={{ propertyType, option }}
        waitsFor={null}
        label={t('PermitNeed.GetAnswer')}
      >
        <h2>{t('PermitNeed.QuestionsTitle')}</h2>
        {questions.map((question) => {
          const { key, kind, text } = question
          const name = `${answerPrefix}${key}`
          const given = answers[key]
          if (kind === 'is')
            return (
              <RadioGroup
                key={key}
                name={name}
                label={text}
                error={errorOf(question)}
                {...((given === 'yes' || given === 'no') && { defaultValue: given })}
                options={yesNo.map((value) => ({
                  value,
                  label: t(value === 'yes' ? 'Util.Yes' : 'Util.No'),
                }))}
              />
            )
          return (
            <div key={key} className={styles.number}>
              <TextInput
                name={name}
                label={text}
                hint={question.unit}
                error={errorOf(question)}
                defaultValue={given ?? ''}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
              />
            </div>
          )
        })}
      </StepForm>
    </>
  )
}

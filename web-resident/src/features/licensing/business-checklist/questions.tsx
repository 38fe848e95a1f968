import type { ReactNode } from 'react'
import {
  businessKinds,
  type ChecklistAnswers,
  checklistLimits,
  plansOf,
  typedFrom,
  wants,
} from '@portal/core/business-checklist/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { answerFields } from './checklist-forms.ts'
import { checklistPath, type QuestionPage } from './checklist-search.ts'
import styles from './checklist.module.css'

interface QuestionsProps {
  page: QuestionPage
  answers: ChecklistAnswers | null
  /** The page that was just sent. */
  sent: QuestionPage | undefined
}

const asked = {
  want: ['want'],
  two: ['new', 'home'],
  about: ['kind', 'plans', 'business', 'address'],
} as const satisfies Readonly<Record<QuestionPage, readonly string[]>>

/** A page of questions: a plain form, so that its address can be kept and sent to others. */
export function Questions({ page, answers, sent }: QuestionsProps) {
  const { t } = useTexts()
  const isMissing = sent === page
  const own: readonly string[] = asked[page]
  const known = answers ? typedFrom(answers) : {}
  const fields = { want: Want, two: Two, about: About } as const
  const Fields = fields[page]
  return (
    <form role="none" action={checklistPath} className={styles.form} key={page}>
      {isMissing && (
        <Banner tone="error" live="alert">
          {t('Checklist.Unanswered')}
        </Banner>
      )}
      {answerFields
        .filter((name) => !own.includes(name) && known[name] !== undefined)
        .map((name) => (
          <input key={name} type="hidden" name={name} value={known[name]} />
        ))}
      <input type="hidden" name="sent" value={page} />
      <Fields answers={answers} isMissing={isMissing} />
      <div>
        <Button type="submit">
          {t(page === 'about' ? 'Checklist.Show' : 'Checklist.Continue')}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  answers: ChecklistAnswers | null
  isMissing: boolean
}

function Want({ answers, isMissing }: FieldsProps) {
  const { t } = useTexts()
  return (
    <RadioGroup
      name="want"
      label={t('Checklist.Want')}
      error={isMissing ? t('Checklist.Choose') : undefined}
      {...(answers && { defaultValue: answers.want })}
      options={wants.map((value) => ({ value, label: t(`Checklist.Want_${value}`) }))}
    />
  )
}

/** The specification's two questions of who opens a business. */
function Two({ answers, isMissing }: FieldsProps): ReactNode {
  const { t } = useTexts()
  const options = [
    { value: 'yes', label: t('Util.Yes') },
    { value: 'no', label: t('Util.No') },
  ] as const
  const parts = (answer: boolean | null) => ({
    error: isMissing && answer === null ? t('Checklist.Choose') : undefined,
    ...(answer !== null && { defaultValue: answer ? ('yes' as const) : ('no' as const) }),
    options,
  })
  return (
    <>
      <RadioGroup
        name="new"
        label={t('Checklist.IsNew')}
        hint={t('Checklist.IsNewHint')}
        {...parts(answers?.isNew ?? null)}
      />
      <RadioGroup name="home" label={t('Checklist.IsHome')} {...parts(answers?.isHome ?? null)} />
    </>
  )
}

function About({ answers, isMissing }: FieldsProps) {
  const { t } = useTexts()
  if (!answers) return null
  const { want, kind, plans, business, address } = answers
  const isOpening = want === 'open'
  return (
    <>
      {isOpening && (
        <RadioGroup
          name="kind"
          label={t('Checklist.Kind')}
          error={isMissing && kind === null ? t('Checklist.Choose') : undefined}
          {...(kind !== null && { defaultValue: kind })}
          options={businessKinds.map((value) => ({ value, label: t(`Checklist.Kind_${value}`) }))}
        />
      )}
      <CheckboxGroup
        name="plans"
        label={t(`Checklist.Plans_${want}`)}
        hint={t('Checklist.PlansHint')}
        error={
          isMissing && !isOpening && plans.length === 0 ? t('Checklist.ChoosePlan') : undefined
        }
        defaultValue={plans}
        options={plansOf[want].map((value) => ({ value, label: t(`Checklist.Plan_${value}`) }))}
      />
      <TextInput
        name="business"
        label={t('Checklist.Business')}
        defaultValue={business}
        maxLength={checklistLimits.business}
        autoComplete="organization"
        optional
      />
      <TextInput
        name="address"
        label={t('Checklist.Address')}
        hint={t('Checklist.AddressHint')}
        defaultValue={address}
        maxLength={checklistLimits.address}
        autoComplete="off"
        optional
      />
    </>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { failedConditions, needErrors } from '@portal/core/permit-exemptions/rules'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { AskQuestions } from './ask-questions.tsx'
import { ChooseOption } from './choose-option.tsx'
import { ChooseProperty } from './choose-property.tsx'
import { askedNeed, type NeedSearch } from './need-search.ts'
import { NeedsPermit } from './needs-permit.tsx'
import { NoPermitNeeded } from './no-permit-needed.tsx'
import { needQuery } from './queries.ts'

/** `/activities/other_permit` (spec, resident section 2). Plain forms: works without JavaScript. */
export function PermitNeedScreen({ search }: { search: NeedSearch }) {
  const asked = askedNeed(search)
  if (asked) return <Answered search={search} asked={asked} />
  return (
    <Asking>
      {search.propertyType ? (
        <ChooseOption propertyType={search.propertyType} isMissing={search.sent === 'option'} />
      ) : (
        <ChooseProperty isMissing={search.sent === 'property'} />
      )}
    </Asking>
  )
}

function Asking({ children }: { children: React.ReactNode }) {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('PermitNeed.Title')} lead={t('PermitNeed.Lead')}>
      {children}
    </PlainScreen>
  )
}

interface AnsweredProps {
  search: NeedSearch
  asked: NonNullable<ReturnType<typeof askedNeed>>
}

function Answered({ search, asked }: AnsweredProps) {
  const { data: need } = useSuspenseQuery(needQuery(asked))
  const { exemption } = need
  if (!exemption) return <NeedsPermit search={search} need={need} failed={[]} />
  const { questions } = exemption
  const errors = needErrors(questions, search.answers)
  if (errors.length > 0)
    return (
      <Asking>
        <AskQuestions
          search={search}
          questions={questions}
          errors={search.sent === 'answers' ? errors : []}
        />
      </Asking>
    )
  const failed = failedConditions(questions, search.answers)
  return failed.length === 0 ? (
    <NoPermitNeeded search={search} need={need} exemption={exemption} />
  ) : (
    <NeedsPermit search={search} need={need} failed={failed} />
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { answersSoFar } from '@portal/core/business-checklist/rules'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import type { ChecklistSearch } from './checklist-search.ts'
import styles from './checklist.module.css'
import { openPage } from './open-page.ts'
import { checklistQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import { StepList } from './step-list.tsx'

/** Spec, resident section 2, /activities/business_application. */
export function ChecklistScreen({ search }: { search: ChecklistSearch }) {
  const { t } = useTexts()
  const { data: checklist } = useSuspenseQuery(checklistQuery(search))
  const isAsked = search.want !== undefined || search.sent !== undefined
  // Without a question in the address, the checklist that is kept.
  const answers = answersSoFar(isAsked ? search : (checklist.answers ?? {}))
  const page = search.change ?? openPage(answers)
  if (page === null && answers)
    return <StepList checklist={checklist} answers={answers} back={<Back />} />
  return (
    <PlainScreen title={t('Checklist.Title')} lead={t('Checklist.Lead')}>
      <div className={styles.screen}>
        <Questions page={page ?? 'want'} answers={answers} sent={search.sent} />
        {checklist.hasKept && (
          <p>
            <Link href="/activities/business_application">{t('Checklist.SeeKept')}</Link>
          </p>
        )}
        <Back />
      </div>
    </PlainScreen>
  )
}

/** Spec: "back link to dashboard"; a guest has none. */
function Back() {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  return (
    <p>
      <Link href={isGuest ? '/' : '/dashboard'}>
        {t(isGuest ? 'Checklist.BackHome' : 'Checklist.Back')}
      </Link>
    </p>
  )
}

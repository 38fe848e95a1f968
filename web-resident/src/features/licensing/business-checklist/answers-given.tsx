import { type ChecklistAnswers, typedFrom } from '@portal/core/business-checklist/rules'
import { Card } from '@portal/web-ui/card'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { checklistHref, type QuestionPage } from './checklist-search.ts'
import styles from './checklist.module.css'

/** What the list follows from; each page of answers can be changed. */
export function AnswersGiven({ answers }: { answers: ChecklistAnswers }) {
  const { t } = useTexts()
  const { want, isNew, isHome, kind, plans, business, address } = answers
  const word = (answer: boolean) => t(answer ? 'Util.Yes' : 'Util.No')
  const rows: readonly (readonly [page: QuestionPage, name: string, value: string | null])[] = [
    ['want', t('Checklist.Want'), t(`Checklist.Want_${want}`)],
    ['two', t('Checklist.IsNew'), isNew === null ? null : word(isNew)],
    ['two', t('Checklist.IsHome'), isHome === null ? null : word(isHome)],
    ['about', t('Checklist.Kind'), kind && t(`Checklist.Kind_${kind}`)],
    [
      'about',
      t(`Checklist.Plans_${want}`),
      plans.map((plan) => t(`Checklist.Plan_${plan}`)).join('; ') || null,
    ],
    ['about', t('Checklist.Business'), business || null],
    ['about', t('Checklist.Address'), address || null],
  ]
  return (
    <Card title={t('Checklist.Answers')}>
      <dl className={styles.answers}>
        {rows.map(
          ([page, name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
                <dd>
                  <Link href={checklistHref({ ...typedFrom(answers), change: page })}>
                    {t('Checklist.Change')}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </Link>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

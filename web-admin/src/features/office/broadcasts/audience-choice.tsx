import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { audienceOptions } from '@portal/core/broadcasts/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { pickupQuery } from '../../land/pickup/queries.ts'
import { useRuleWords } from '../../land/pickup/use-rule-words.ts'
import type { fieldsOfAudience } from './audience-fields.ts'
import styles from './broadcasts.module.css'
import { choicesQuery } from './queries.ts'
import { SavedAudiences } from './saved-audiences.tsx'

const weekdays = [1, 2, 3, 4, 5] as const

interface AudienceChoiceProps {
  form: FormUse
  first: ReturnType<typeof fieldsOfAudience>
  /** `first` is a saved audience, and counts before what was sent with the page. */
  isChosen: boolean
  /** Of the message whose words are used. */
  fromId: string | undefined
}

/** Who gets it, with the people of each choice. */
export function AudienceChoice({ form: whole, first, isChosen, fromId }: AudienceChoiceProps) {
  const { t, language, format } = useTexts()
  const form = isChosen ? { ...whole, typed: null } : whole
  const { districts } = useSuspenseQuery(pickupQuery()).data
  const { districtName, weekdayName } = useRuleWords(districts)
  const { data: counts } = useQuery(choicesQuery())
  const counted = (label: string, count: number | undefined) =>
    counts ? t('Broadcasts.Counted', { name: label, number: format.number(count ?? 0) }) : label
  const chosen = (name: 'options' | 'boards' | 'districts' | 'routes') =>
    form.typed?.texts(name) ?? first[name]
  const boards = counts?.boards ?? []
  const group = (name: 'boards' | 'districts' | 'routes') => ({
    ...form.field(name),
    defaultValue: chosen(name),
  })
  return (
    <FieldSet legend={t('Broadcasts.Who')}>
      <SavedAudiences saved={counts?.saved ?? []} fromId={fromId} />
      <div className={styles.columns}>
        <CheckboxGroup
          {...form.field('options')}
          defaultValue={chosen('options')}
          hint={t('Broadcasts.OptionsHint')}
          options={audienceOptions.map((value) => ({
            value,
            label: counted(t(`Broadcasts.Option_${value}`), counts?.options[value]),
          }))}
        />
        <div className={styles.column}>
          <Select
            {...form.field('match', first.match)}
            options={[
              { value: 'all', label: t('Broadcasts.MatchAll') },
              { value: 'any', label: t('Broadcasts.MatchAny') },
            ]}
          />
          <Select
            {...form.field('language', first.language)}
            options={[
              { value: '', label: counted(t('Broadcasts.BothLanguages'), counts?.total) },
              { value: 'en', label: counted(t('Broadcasts.OnlyEnglish'), counts?.languages.en) },
              { value: 'es', label: counted(t('Broadcasts.OnlySpanish'), counts?.languages.es) },
            ]}
          />
        </div>
      </div>
      {boards.length > 0 && (
        <details open={chosen('boards').length > 0} className={styles.more}>
          <summary>{t('Broadcasts.BoardsMore')}</summary>
          <CheckboxGroup
            {...group('boards')}
            options={boards.map(({ id, name, nameEs, count }) => ({
              value: id,
              label: counted((language === 'es' && nameEs) || name, count),
            }))}
          />
        </details>
      )}
      <details
        open={chosen('districts').length + chosen('routes').length > 0}
        className={styles.more}
      >
        <summary>{t('Broadcasts.Where')}</summary>
        <Beside>
          <CheckboxGroup
            {...group('districts')}
            options={districts.map(({ code }) => ({
              value: code,
              label: counted(
                districtName(code),
                counts?.districts.find((one) => one.code === code)?.count,
              ),
            }))}
          />
          <CheckboxGroup
            {...group('routes')}
            options={weekdays.map((day) => ({
              value: String(day),
              label: counted(
                weekdayName(day),
                counts?.routes.find((one) => one.day === day)?.count,
              ),
            }))}
          />
        </Beside>
      </details>
    </FieldSet>
  )
}

import { useState } from 'react'
import { searchWordLimits } from '@portal/core/search/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { DeleteRow } from './delete-row.tsx'
import type { SearchSynonym } from './queries.ts'
import { deleteSynonymForm, synonymForm } from './search-word-forms.ts'
import styles from './search-words.module.css'

interface SynonymsProps {
  synonyms: readonly SearchSynonym[]
  mayChange: boolean
}

export function Synonyms({ synonyms, mayChange }: SynonymsProps) {
  const { t } = useTexts()
  const columns: readonly Column<SearchSynonym>[] = [
    { key: 'term', header: t('SearchWords.Term'), isRowHeader: true, render: ({ term }) => term },
    {
      key: 'meaning',
      header: t('SearchWords.Meaning'),
      render: ({ meaning, language }) => <span lang={language}>{meaning}</span>,
    },
    {
      key: 'language',
      header: t('SearchWords.Language'),
      render: ({ language }) =>
        t(language === 'es' ? 'SearchWords.Spanish' : 'SearchWords.English'),
    },
    {
      key: 'direction',
      header: t('SearchWords.Direction'),
      render: ({ isTwoWay }) => t(isTwoWay ? 'SearchWords.BothWays' : 'SearchWords.OneWay'),
    },
  ]
  const actions: Column<SearchSynonym> = {
    key: 'actions',
    header: t('SearchWords.Actions'),
    render: ({ id, term }) => <DeleteRow of={deleteSynonymForm} id={id} term={term} />,
  }
  return (
    <Table
      caption={t('SearchWords.Synonyms')}
      isCaptionHidden
      columns={mayChange ? [...columns, actions] : columns}
      rows={synonyms}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('SearchWords.NoSynonyms')} />}
    />
  )
}

export function AddSynonym({ term }: { term: string }) {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(synonymForm, { onAccepted: () => setAdded((count) => count + 1) })
  return (
    <div id="add-synonym">
      <Card title={t('SearchWords.AddSynonym')}>
        <Form of={form} key={added}>
          <div className={styles.fields}>
            <TextInput
              {...form.field('term', added === 0 ? term : '')}
              maxLength={searchWordLimits.term}
              autoComplete="off"
            />
            <TextInput
              {...form.field('meaning')}
              hint={t('SearchWords.MeaningHint')}
              maxLength={searchWordLimits.term}
              autoComplete="off"
            />
            <Select
              {...form.field('language', 'en')}
              options={[
                { value: 'en', label: t('SearchWords.English') },
                { value: 'es', label: t('SearchWords.Spanish') },
              ]}
            />
          </div>
          <Checkbox {...form.box('isTwoWay', false)} />
          <Submit of={form} label="SearchWords.Add" />
        </Form>
      </Card>
    </div>
  )
}

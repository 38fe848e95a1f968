import { useState } from 'react'
import { searchWordLimits } from '@portal/core/search/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { DeleteRow } from './delete-row.tsx'
import type { SearchBestBet } from './queries.ts'
import { bestBetForm, deleteBestBetForm } from './search-word-forms.ts'
import styles from './search-words.module.css'

interface BestBetsProps {
  bestBets: readonly SearchBestBet[]
  mayChange: boolean
}

export function BestBets({ bestBets, mayChange }: BestBetsProps) {
  const { t } = useTexts()
  const columns: readonly Column<SearchBestBet>[] = [
    { key: 'term', header: t('SearchWords.Term'), isRowHeader: true, render: ({ term }) => term },
    {
      key: 'page',
      header: t('SearchWords.Page'),
      render: ({ title }) => title ?? t('SearchWords.PageGone'),
    },
  ]
  const actions: Column<SearchBestBet> = {
    key: 'actions',
    header: t('SearchWords.Actions'),
    render: ({ id, term }) => <DeleteRow of={deleteBestBetForm} id={id} term={term} />,
  }
  return (
    <Table
      caption={t('SearchWords.BestBets')}
      isCaptionHidden
      columns={mayChange ? [...columns, actions] : columns}
      rows={bestBets}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('SearchWords.NoBestBets')} />}
    />
  )
}

export function AddBestBet() {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(bestBetForm, { onAccepted: () => setAdded((count) => count + 1) })
  return (
    <Card title={t('SearchWords.AddBestBet')}>
      <Form of={form} key={added}>
        <div className={styles.fields}>
          <TextInput
            {...form.field('term')}
            id="best-bet-term"
            maxLength={searchWordLimits.term}
            autoComplete="off"
          />
          <TextInput
            {...form.field('url')}
            hint={t('SearchWords.PageHint')}
            maxLength={searchWordLimits.url}
            autoComplete="off"
          />
        </div>
        <Submit of={form} label="SearchWords.Add" />
      </Form>
    </Card>
  )
}

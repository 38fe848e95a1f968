import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { SearchMiss } from './queries.ts'

interface MissesProps {
  misses: readonly SearchMiss[]
  mayChange: boolean
}

export function Misses({ misses, mayChange }: MissesProps) {
  const { t, format } = useTexts()
  const columns: readonly Column<SearchMiss>[] = [
    {
      key: 'term',
      header: t('SearchWords.Term'),
      isRowHeader: true,
      render: ({ term }) => term,
    },
    {
      key: 'times',
      header: t('SearchWords.Times'),
      align: 'end',
      render: ({ times }) => format.number(times),
    },
    {
      key: 'lastOn',
      header: t('SearchWords.LastOn'),
      isOneLine: true,
      render: ({ lastOn }) => format.date(lastOn),
    },
  ]
  const actions: Column<SearchMiss> = {
    key: 'actions',
    header: t('SearchWords.WhatNow'),
    render: ({ term }) => {
      const name = <VisuallyHidden> {t('SearchWords.ForTerm', { term })}</VisuallyHidden>
      return (
        <Row>
          <a href={`/search_words?${new URLSearchParams({ term })}#add-synonym`}>
            {t('SearchWords.UseSynonym')}
            {name}
          </a>
          <a href={`/articles/new?${new URLSearchParams({ title: term })}`}>
            {t('SearchWords.MakeArticle')}
            {name}
          </a>
        </Row>
      )
    },
  }
  return (
    <Stack>
      <h2>{t('SearchWords.Misses')}</h2>
      <p>{t('SearchWords.MissesLead')}</p>
      <Table
        caption={t('SearchWords.Misses')}
        isCaptionHidden
        columns={mayChange ? [...columns, actions] : columns}
        rows={misses}
        rowKey={({ term }) => term}
        empty={<EmptyState title={t('SearchWords.NoMisses')} />}
      />
    </Stack>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { plainText } from '@portal/core/alerts/rules'
import { changedWords, type ContentKindName } from '@portal/core/content-editing/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { itemPath } from './content-kit.ts'
import { contentKits } from './content-kits.ts'
import type { ItemSearch } from './content-search.ts'
import styles from './content.module.css'
import { comparisonQuery, type ContentBody, type ContentItem } from './queries.ts'
import { useServiceName, useServiceNames } from './use-service-names.ts'

interface Props {
  kind: ContentKindName
  item: ContentItem
  search: ItemSearch
}

/** A version beside another one, word by word; formatting is not compared. */
export function ContentChanges({ kind, item, search }: Props) {
  const { t, language } = useTexts()
  const { version = 1, with: other } = search
  const asked = other ? { version, with: other } : { version }
  const { data: compared } = useSuspenseQuery(comparisonQuery(kind, item.id, asked))
  const kit = contentKits[kind]
  const nameOf = useServiceName(kind)
  const named = useServiceNames(kind)
  const linesOf = (body: ContentBody): Readonly<Record<string, string>> =>
    kit.compared?.(body, { t, nameOf }) ?? textsOf(kit.values(body), named)
  const before = compared.before ? linesOf(compared.before) : {}
  const after = linesOf(compared.after)
  const fields = Object.keys({ ...before, ...after }).filter(
    (field) => kit.labelOf(field) && (before[field] ?? '') !== (after[field] ?? ''),
  )
  const choices = item.versions.filter(({ number }) => number !== version)
  const href = itemPath(kit, item.id)
  return (
    <Card
      title={t('Content.Compare', { number: version })}
      aside={<a href={href}>{t('Content.CloseChanges')}</a>}
    >
      {choices.length > 0 && (
        <form action={href} className={styles.find} role="none">
          <input type="hidden" name="version" value={version} />
          <Select
            key={`${version} ${compared.with}`}
            name="with"
            label={t('Content.CompareWith', { number: version })}
            defaultValue={String(compared.with ?? '')}
            options={choices.map(({ number }) => ({
              value: String(number),
              label: t('Content.Version', { number }),
            }))}
          />
          <Button type="submit" look="quiet">
            {t('Content.ShowChanges')}
          </Button>
        </form>
      )}
      {fields.length === 0 && <p>{t('Content.NoChanges')}</p>}
      <dl className={styles.changes}>
        {fields.map((field) => {
          const label = kit.labelOf(field)
          const isSpanish = kit.isSpanish(field)
          return (
            <div key={field}>
              <dt>
                {label && kit.isShared?.(field) && t(label)}
                {label &&
                  !kit.isShared?.(field) &&
                  t('Content.InLanguage', {
                    field: t(label),
                    text: t(isSpanish ? 'Content.Spanish' : 'Content.English'),
                  })}
              </dt>
              <dd lang={kit.isShared?.(field) ? language : isSpanish ? 'es' : 'en'}>
                <Words
                  before={before[field] ?? ''}
                  after={after[field] ?? ''}
                  by={kit.compared ? 'lines' : 'words'}
                />
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

const textsOf = (
  values: Readonly<Record<string, string>>,
  named: ReturnType<typeof useServiceNames>,
) =>
  Object.fromEntries(
    Object.entries(values).map(([field, html]) => [field, plainText(named(field, html))]),
  )

interface WordsProps {
  before: string
  after: string
  by: 'lines' | 'words'
}

function Words({ before, after, by }: WordsProps) {
  const { t, language } = useTexts()
  return changedWords(before, after, by).map(({ kind, text }, place) => {
    const key = `${place} ${text}`
    if (kind === 'same') return <span key={key}>{text}</span>
    const isAdded = kind === 'added'
    const Mark = isAdded ? 'ins' : 'del'
    return (
      <Mark key={key}>
        <VisuallyHidden>
          <span lang={language}>[{t(isAdded ? 'Content.Added' : 'Content.Removed')}]</span>{' '}
        </VisuallyHidden>
        {text}
      </Mark>
    )
  })
}

import { useQuery } from '@tanstack/react-query'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import { useTexts } from '@portal/web-ui/texts'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { isRelated } from './article-kit.ts'

/** What a field of the editor says in words: fields of related services have ids. */
export function useServiceNames(kind: ContentKindName): (field: string, value: string) => string {
  const { t, language } = useTexts()
  const { data = [] } = useQuery({ ...catalogueQuery(), enabled: kind === 'article' })
  return (field, value) => {
    if (!isRelated(field) || value === '') return value
    const service = data.find(({ Id }) => Id === value)
    if (!service) return t('Content.RelatedGone')
    return language === 'es' ? service.ItemEs || service.Item : service.Item
  }
}

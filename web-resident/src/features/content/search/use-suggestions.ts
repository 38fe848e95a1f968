import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestionLimits } from '@portal/core/search/rules'
import { suggestSearch } from '@portal/openapi/resident-client/search'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

export type Suggestion = components['schemas']['SearchSuggestion']

/** Typing pauses after this long without a key. */
const pauseMs = 200

/** Words that were typed before are not asked again for this long. */
const staleMs = 5 * 60_000

/** For what is typed; the last ones stay until the next ones are here. Null: nothing was asked, or the answer failed. */
export function useSuggestions(typed: string): readonly Suggestion[] | null {
  const client = useQueryClient()
  const [found, setFound] = useState<readonly Suggestion[] | null>(null)
  const term = typed.trim().replaceAll(/\s+/g, ' ')
  const isAsked = term.length >= suggestionLimits.letters
  useEffect(() => {
    if (!isAsked) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      const asked = query(suggestSearch, { query: { term } }, { staleTime: staleMs })
      // Without suggestions the field still searches.
      client.query(asked).then(
        (suggestions) => isOver || setFound(suggestions),
        () => isOver || setFound(null),
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, isAsked, term])
  return isAsked ? found : null
}

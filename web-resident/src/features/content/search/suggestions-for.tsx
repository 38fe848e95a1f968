import { lazy, type RefObject, useEffect, useState } from 'react'
import { Late } from '@portal/web-ui/late'

interface SuggestionsForProps {
  input: RefObject<HTMLInputElement | null>
}

// Its own script: most visitors never type into a search field.
const Suggestions = lazy(async () => {
  const { Suggestions: component } = await import('./suggestions.tsx')
  return { default: component }
})

/** Suggests pages from the moment that a search field has focus; without JavaScript it is a plain field. */
export function SuggestionsFor({ input }: SuggestionsForProps) {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const field = input.current
    const use = () => setUsed(true)
    if (field === document.activeElement) use()
    field?.addEventListener('focus', use, { once: true })
    return () => field?.removeEventListener('focus', use)
  }, [input])
  return isUsed && <Late>{() => <Suggestions input={input} />}</Late>
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@portal/core/kernel/rules'
import { resourcesOf } from '@portal/core/texts'
import { createTexts, TextsProvider } from '../src/texts/index.tsx'

/** A component's markup with the default texts. */
export const markupOf = (part: ReactNode, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <TextsProvider texts={createTexts(language, resourcesOf(language, []))}>{part}</TextsProvider>,
  )

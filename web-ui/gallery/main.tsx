import '../src/tokens.css'
import { createRoot } from 'react-dom/client'
import { languageOr } from '@portal/core/kernel/rules'
import { languageOptions, resourcesOf } from '@portal/core/texts'
import { createTexts, TextsProvider } from '../src/texts/index.tsx'
import { Gallery } from './gallery.tsx'

// `?lng=es` shows it in Spanish.
const language = languageOr(new URLSearchParams(location.search).get('lng') ?? '')
document.documentElement.lang = language
const root = document.getElementById('gallery')
if (!root) throw new Error('gallery/index.html lost its root')
createRoot(root).render(
  <TextsProvider texts={createTexts(language, resourcesOf(language, []))}>
    <Gallery languages={languageOptions} />
  </TextsProvider>,
)

import { useTexts } from '../texts/index.tsx'
import { languageHref } from './language-href.ts'

/** In its own name (spec, resident section 3). */
export interface LanguageChoice {
  readonly i18nCode: string
  readonly nativeName: string
}

interface LanguageListProps {
  /** Path and query of this page, the target of each link. */
  path: string
  languages: readonly LanguageChoice[]
  className?: string | undefined
}

export function LanguageList({ path, languages, className }: LanguageListProps) {
  const { language } = useTexts()
  return (
    <ul className={className}>
      {languages.map(({ i18nCode, nativeName }) => (
        <li key={i18nCode}>
          <a
            href={languageHref(path, i18nCode)}
            lang={i18nCode}
            hrefLang={i18nCode}
            aria-current={i18nCode === language ? 'true' : undefined}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { NewTabNote } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './plan-review.module.css'
import type { PlanVersion } from './queries.ts'

interface VersionLinkProps {
  document: { readonly name: string }
  version: PlanVersion
}

/** A version to open: its number, its file, its day and its sender. */
export function VersionLink({ document: { name }, version }: VersionLinkProps) {
  const { t, format } = useTexts()
  const { by, number, sentOn, url } = version
  return (
    <span className={styles.version}>
      {/* A file is not a screen: the router ignores links to a new tab. */}
      <a href={url} target="_blank" rel="noopener noreferrer">
        <VisuallyHidden>{name}, </VisuallyHidden>
        {t('Plans.Version', { number: number ?? '' })}
        <NewTabNote />
      </a>
      <span>
        {[
          version.name,
          sentOn && t('Plans.SentOn', { day: format.date(sentOn) }),
          by === 'staff' && t('Plans.FromCity'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

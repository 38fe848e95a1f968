import { useTexts } from '../texts/index.tsx'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonProps {
  lines?: number
  /** `tile` for cards, `block` for a picture or a map. */
  shape?: 'text' | 'tile' | 'block'
}

/** An announced placeholder for loading content. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  const { t } = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> is the result of a calculation
    <div role="status" className={styles.skeleton} data-shape={shape}>
      <VisuallyHidden>{t('Util.Loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}

import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useTexts } from '../texts/index.tsx'
import { ExternalIcon } from './icons.tsx'
import styles from './link.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string
  /** Leads out of the portal: marked with an arrow. */
  external?: boolean
  /** Opens a new tab, marked and announced. Only where the specification asks for it. */
  newTab?: boolean
  children: ReactNode
}

/** Marks links that leave the portal. Inside the portal use a bare `<a href>`. */
export function Link({ external, newTab, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={styles.link} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {(external || newTab) && <ExternalIcon size="small" />}
      {newTab && <NewTabNote />}
    </a>
  )
}

/** Announces a new tab, for links drawn without `Link`. */
export function NewTabNote() {
  const { t } = useTexts()
  return <VisuallyHidden> ({t('Util.OpensNewTab')})</VisuallyHidden>
}
